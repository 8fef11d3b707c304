/**
 * A game as Fairy-Stockfish can be told it: a section of its own configuration, made of our rules, as near as it goes. Moves are those
 * of the document's Betza; what cannot be said (castling by leaps, promotion by the square) is left out or widened, and whoever
 * compares numbers has to know that.
 */
import { expectOk, parseBetza, type Ruleset, translateBetza } from '@hippodrome/rules';

type PieceSpec = Ruleset['spec']['pieces'][number];

/** Piece types that it knows by name, some of them with code of their own; others it takes as Betza. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['Q', 'queen'],
  ['R', 'rook'],
  ['B', 'bishop'],
  ['N', 'knight'],
  ['mRcpR', 'cannon'],
]);
/** A pawn: what it does from its first rank is said by regions. */
const PAWN = 'fmWfceF';
/** How our documents spell a pawn's first steps. */
const DOUBLE_STEP = 'ifmnD';
const TRIPLE_STEP = 'ifafafmW';
/** What the two call differently: the xiangqi horse. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([['afsW', 'nN']]);

/** @param name what the section is called */
export function definitionOf({ spec }: Ruleset, name: string): string {
  const { board, pieces, rules, setup } = spec;
  const pawn = pieces.find(({ betza }) => betza?.startsWith(PAWN));
  const promotion = promotionOf(rules.promotion);
  const promoting = pieces.filter(({ name }) => promotion.pieces.has(name));
  const promoted = pieces.filter(({ name }) => promotion.to.has(name));
  const steps = (spelling: string): readonly [string, string] =>
    pawn?.betza?.includes(spelling) ? ['*2', `*${board.ranks - 1}`] : ['-', '-'];
  const [doubleWhite, doubleBlack] = steps(DOUBLE_STEP);
  const [tripleWhite, tripleBlack] = steps(TRIPLE_STEP);
  const lines = [
    `[${name}]`,
    `maxFile = ${board.files}`,
    `maxRank = ${board.ranks}`,
    `startFen = ${setup} w ${castles(rules.castling) ? 'KQkq' : '-'} - 0 1`,
    ...pieceLines(pieces),
    `castling = ${castles(rules.castling)}`,
    `doubleStep = ${doubleWhite !== '-'}`,
    `doubleStepRegionWhite = ${doubleWhite}`,
    `doubleStepRegionBlack = ${doubleBlack}`,
    `tripleStepRegionWhite = ${tripleWhite}`,
    `tripleStepRegionBlack = ${tripleBlack}`,
    `pawnTypes = ${lettersOf(promoting)}`,
    `enPassantTypes = ${pawn === undefined ? '-' : letterOf(pawn)}`,
    `promotionRegionWhite = *${board.ranks}`,
    'promotionRegionBlack = *1',
    `promotionPieceTypes = ${lettersOf(promoted)}`,
    ...(rules.pool === undefined ? [] : [`promotionLimit = ${limits(promoted, setup)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function pieceLines(pieces: readonly PieceSpec[]): readonly string[] {
  let customs = 0;
  return pieces.map((piece) => {
    const { royal, betza = '' } = piece;
    const letter = letterOf(piece);
    if (royal) return `king = ${letter}:${betza}`;
    if (betza.startsWith(PAWN)) return `pawn = ${letter}`;
    const name = NAMED.get(betza);
    if (name !== undefined) return `${name} = ${letter}`;
    customs++;
    return `customPiece${customs} = ${letter}:${SPELLINGS.get(betza) ?? translated(betza)}`;
  });
}

function translated(betza: string): string {
  return expectOk(translateBetza(expectOk(parseBetza(betza)), 'fairy-stockfish'));
}

/** Only orthodox castling, which stands for itself where the rule is not written. */
function castles(option: unknown): boolean {
  return option === 'orthodox';
}

interface Promotion {
  readonly pieces: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
}

/** Pieces by square are put together: on every square any of them. */
function promotionOf(option: unknown): Promotion {
  const { piece, to } = (option ?? {}) as { readonly piece?: Names; readonly to?: Names };
  return { pieces: namesIn(piece), to: namesIn(to) };
}

/** One name, several, or several for each square. */
type Names = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

function namesIn(value: Names | undefined): ReadonlySet<string> {
  if (value === undefined) return new Set();
  return new Set(typeof value === 'string' ? [value] : Object.values(value).flat());
}

/** No more of a kind than at the start: then a captured one has come free. */
function limits(pieces: readonly PieceSpec[], setup: string): string {
  return pieces.map((piece) => `${letterOf(piece)}:${setup.split(piece.letter).length - 1}`).join(' ');
}

function lettersOf(pieces: readonly PieceSpec[]): string {
  return pieces.map(letterOf).join('') || '-';
}

function letterOf({ letter }: PieceSpec): string {
  return letter.toLowerCase();
}

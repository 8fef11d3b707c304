/**
 * What XBoard is told of a game that it does not know: size, array, pictures, and how the pieces move in its Betza dialect, so that it
 * can tell legal moves from others by itself. Where it cannot follow the rules, the nearest ones that it can are played.
 */
import {
  compile,
  type PieceKind,
  parseBetza,
  type RuleFact,
  type Ruleset,
  type Square,
  startPosition,
  translateBetza,
  writeFen,
} from '@hippodrome/rules';

/**
 * XBoard's kinds of pieces in its order, which decide about pictures: those that have a name here are drawn as what they are, the others
 * as whatever is free. The first promotes.
 */
const PICTURES =
  'pawn knight bishop rook queen ferz elephant archbishop chancellor wazir commoner cannon nightrider cardinal dragon grasshopper silver falcon lance cobra unicorn lion sword zebra camel tower wolf hat duck amazon'.split(
    ' ',
  );
/** Other names of what the pictures show. */
const SAME_PICTURE: Readonly<Record<string, string>> = {
  alfil: 'elephant',
  marshall: 'chancellor',
  paladin: 'archbishop',
  man: 'commoner',
  amazonrider: 'amazon',
  advisor: 'ferz',
  chariot: 'rook',
  horse: 'knight',
};

/** Nothing in hand, and a game of XBoard. */
const USUAL_PARENT = '+0_fairy';
const SIDLING_PARENT = '+0_berolina';

type Fact<Name extends RuleFact['fact']> = Extract<RuleFact, { fact: Name }>;

/**
 * Whether XBoard can show the game at all: White begins, nobody ever passes, the board alone tells how the game stands, and nothing
 * promotes but on the last rank.
 */
export function canShow(rules: Ruleset): boolean {
  const { board, first, having, kinds } = rules;
  const isPlain = having.whenStalled.length === 0 && having.phase.length === 0;
  const promotesEarly = kinds.some((kind) =>
    promotionSquares(rules, kind).some((square) => board.rank(square) < board.ranks - 1),
  );
  return isPlain && first === 'white' && kinds.length < PICTURES.length && !promotesEarly;
}

/** The game as it can be played with XBoard: a castling in which the rook does not end up beside the king is left out. */
export function nearestRules(rules: Ruleset): Ruleset {
  const leaping = rules.rules.filter(({ hooks }) =>
    hooks.facts.some((fact) => fact.fact === 'castling' && fact.ways.some(({ move }) => move.style === 'leap')),
  );
  if (leaping.length === 0) return rules;
  const others = Object.entries(rules.spec.rules).filter(([name]) => !leaping.some(({ key }) => key === name));
  const compiled = compile({ ...rules.spec, rules: Object.fromEntries(others) });
  return compiled.ok ? compiled.value : rules;
}

/** The answer to `variant`, for a game that XBoard does not know by itself. */
export function setupLines(rules: Ruleset): readonly string[] {
  const { board, kinds } = rules;
  const size = `${board.files}x${board.ranks}${parentOf(rules)}`;
  return [
    `setup (${pictureTable(rules)}) ${size} ${fenForXBoard(writeFen(startPosition(rules)))}`,
    ...kinds.flatMap((kind) => pieceLine(rules, kind)),
  ];
}

/**
 * The game of XBoard whose rules hold where nothing else is said. With most of them, what promotes and changes its file without a
 * capture is taken to capture en passant; with that one it is not.
 */
function parentOf(rules: Ruleset): string {
  const pawn = pawnOf(rules);
  const sidles = rules.board.squares.some(
    (from) =>
      pawn !== undefined &&
      rules.rides
        .from(pawn.white, from)
        .some(({ quiet, squares }) => quiet && squares.some((to) => rules.board.file(to) !== rules.board.file(from))),
  );
  return sidles ? SIDLING_PARENT : USUAL_PARENT;
}

/** Without what XBoard does not know: pieces in hand, several squares passed, names of phases. */
export function fenForXBoard(fen: string): string {
  const [placement = '', side = 'w', castling = '-', passed = '-', ...rest] = fen.split(' ');
  const counters = rest.filter((field) => /^\d+$/.test(field)).slice(0, 2);
  const square = /^[a-p]\d{1,2}(?=[a-p]|$)/.exec(passed)?.[0] ?? '-';
  return [placement.replace(/\[.*\]/, ''), side, castling, square, ...counters].join(' ');
}

/** The letters of the pieces in the order of XBoard's pictures, dots for none, White's and then Black's; the royal is last. */
function pictureTable(rules: Ruleset): string {
  const slots: string[] = PICTURES.map(() => '.');
  const royal = rules.kinds.find((kind) => kind.royal);
  const pawn = pawnOf(rules);
  if (pawn !== undefined) slots[0] = pawn.letter;
  for (const kind of rules.kinds) {
    if (kind === royal || kind === pawn) continue;
    const wanted = PICTURES.indexOf(SAME_PICTURE[kind.name] ?? kind.name);
    const free = slots.findLastIndex((letter, slot) => slot > 0 && letter === '.');
    slots[wanted > 0 && slots[wanted] === '.' ? wanted : free] = kind.letter;
  }
  const last = slots.findLastIndex((letter) => letter !== '.');
  const table = slots.slice(0, last + 1).join('') + (royal?.letter ?? '.');
  return table + table.toLowerCase();
}

/** The kind that promotes; one at most can be shown. */
function pawnOf(rules: Ruleset): PieceKind | undefined {
  return rules.kinds.find((kind) => promotionSquares(rules, kind).length > 0);
}

/** Where White's pieces of a kind promote. */
function promotionSquares(rules: Ruleset, { white }: PieceKind): readonly Square[] {
  const promotion = factOf(rules, 'promotion');
  return promotion === undefined
    ? []
    : rules.board.squares.filter((square) => promotion.choice(white, square) !== undefined);
}

/** `piece N& N0`; nothing for a piece that XBoard's Betza cannot describe. */
function pieceLine(rules: Ruleset, { name, letter, royal }: PieceKind): readonly string[] {
  const { betza = '' } = rules.spec.pieces.find((piece) => piece.name === name) ?? {};
  const read = parseBetza(betza);
  const text = read.ok ? translateBetza(read.value, 'xboard') : read;
  return text.ok ? [`piece ${letter}& ${text.value}${royal ? castlings(rules) : ''}`] : [];
}

/** How far the king goes when it castles, to either side. */
function castlings(rules: Ruleset): string {
  const { board } = rules;
  const white = factOf(rules, 'castling')?.ways.filter(({ move }) => board.rank(move.from) === 0) ?? [];
  const steps = white.map(({ move }) => board.file(move.to) - board.file(move.from));
  return [...new Set(steps)].map((step) => `i${step < 0 ? 'l' : 'r'}O${Math.abs(step)}`).join('');
}

function factOf<Name extends RuleFact['fact']>({ rules }: Ruleset, name: Name): Fact<Name> | undefined {
  return rules.flatMap(({ hooks }) => hooks.facts).find((fact): fact is Fact<Name> => fact.fact === name);
}

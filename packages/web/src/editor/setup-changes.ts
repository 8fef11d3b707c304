/**
 * What can be done to a position that is being set up, legal or not. Every change gives another setup, and what a setup says of squares and
 * pieces elsewhere than on the board goes along when the board is turned.
 */
import {
  EMPTY,
  type Field,
  type FieldText,
  kindOf,
  opposite,
  type PieceCode,
  type Placement,
  parseFen,
  type Ruleset,
  type Setup,
  type Square,
  squareName,
  startPosition,
  writeFen,
} from '@hippodrome/rules';

export function startSetup(rules: Ruleset): Setup {
  const start = parseFen(rules, writeFen(startPosition(rules)));
  if (!start.ok) throw new Error('the starting position cannot be read');
  return withoutColumns(start.value);
}

/** Nothing but the board, with the side that begins to move. */
export function emptySetup(rules: Ruleset): Setup {
  const placement = new Uint8Array(rules.start.length);
  return { placement, sideToMove: rules.first, halfmoveClock: 0, fullmoveNumber: 1, fields: {} };
}

/** Fields stand where they are written next, not where they were read. */
export function withoutColumns(setup: Setup): Setup {
  const fields = Object.entries(setup.fields).map(([field, { text }]) => [field, { text }]);
  return { ...setup, fields: Object.fromEntries(fields) as Setup['fields'] };
}

export function put(setup: Setup, square: Square, code: PieceCode): Setup {
  return { ...setup, placement: changed(setup.placement, [[square, code]]) };
}

export function carry(setup: Setup, from: Square, to: Square): Setup {
  const code = setup.placement[from] as PieceCode;
  const moves: [Square, number][] = [
    [from, EMPTY],
    [to, code],
  ];
  return { ...setup, placement: changed(setup.placement, moves) };
}

/** @param text nothing: the field has nothing to say */
export function setField(setup: Setup, field: Field, text: string): Setup {
  const others = Object.entries(setup.fields).filter(([other]) => other !== field);
  const fields = Object.fromEntries(text === '' ? others : [...others, [field, { text }]]) as Setup['fields'];
  return { ...setup, fields };
}

/** Left and right change places. */
export function mirror(rules: Ruleset, setup: Setup): Setup {
  return turned(rules, setup, (file, rank) => [rules.board.files - 1 - file, rank], {});
}

/** White and Black change places: what one side had, the other has, and its move is the other's. */
export function swapSides(rules: Ruleset, setup: Setup): Setup {
  const swapped = turned(rules, setup, (file, rank) => [file, rules.board.ranks - 1 - rank], {
    castling: otherCase,
    holdings: otherCase,
    checks: (text) => text.split('+').toReversed().join('+'),
  });
  const placement = swapped.placement.map((code) => (code === EMPTY ? EMPTY : otherColour(rules, code as PieceCode)));
  return { ...swapped, placement, sideToMove: opposite(setup.sideToMove) };
}

type Turn = (file: number, rank: number) => readonly [file: number, rank: number];

/** What would land on a missing square is gone. */
function turned(
  { board }: Ruleset,
  setup: Setup,
  turn: Turn,
  texts: Partial<Record<Field, (text: string) => string>>,
): Setup {
  const placement = new Uint8Array(setup.placement.length);
  for (const square of board.squares) {
    const to = board.at(...turn(board.file(square), board.rank(square)));
    if (to !== undefined) placement[to] = setup.placement[square] ?? EMPTY;
  }
  const squares = (text: string): string =>
    text.replace(/([a-z])(\d+)/g, (_, file: string, rank: string) =>
      squareName(...turn(file.charCodeAt(0) - 'a'.charCodeAt(0), Number(rank) - 1)),
    );
  const fields = Object.entries(setup.fields).map(([field, { text }]): [string, FieldText] => {
    const change = field === 'en-passant' ? squares : texts[field as Field];
    return [field, { text: change?.(text) ?? text }];
  });
  return { ...setup, placement, fields: Object.fromEntries(fields) as Setup['fields'] };
}

function otherCase(text: string): string {
  return [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');
}

function otherColour({ kinds }: Ruleset, code: PieceCode): PieceCode {
  const kind = kinds[kindOf(code)];
  return kind === undefined || code === kind.black ? (kind?.white ?? code) : kind.black;
}

function changed(placement: Placement, changes: readonly (readonly [Square, number])[]): Placement {
  const next = placement.slice();
  for (const [square, code] of changes) next[square] = code;
  return next;
}

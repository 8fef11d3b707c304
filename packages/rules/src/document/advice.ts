/** Where to say what other dialects of the format, or habit, say under a key that is not read here. */
import type { Path } from './source.js';

const BETZA = 'write the move in Betza notation: engine.pieces.<name>.betza';

/** What the front matter of a page about a game says. */
const PAGE_KEYS = ['version', 'duration', 'age', 'tagline', 'type', 'status', 'updated', 'variants', 'theme'];

/** By the path of the map (names of pieces as `*`) and the key. */
const ADVICE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    ...all('this belongs to a page about the game, not to its rules; leave it out', PAGE_KEYS),
    ...Object.fromEntries(
      ['topology', 'setup', 'pieces', 'rules', 'first', 'notes'].map((key) => [key, `it is said in engine.${key}`]),
    ),
    name: 'it is said in title',
    description: 'it is said in special, or in the prose',
  },
  engine: {
    castling: 'it is said in engine.rules.castling (orthodox, leap or none)',
    promotion: 'it is said in engine.rules.promotion',
    promotionChoices: 'it is said in engine.rules.promotion: { to: [<pieces>] }',
    pawnStartRow:
      'it is said by the pawns of engine.setup and the i of their Betza (fmWfceFifmnD steps twice from where it stood at the start)',
    enPassant: 'it is said by the e of a Betza move (fmWfceFifmnD)',
    doubleStep: 'it is said by the i of a Betza move (fmWfceFifmnD)',
    vocabulary: 'letters are said in engine.pieces.<name>.notation',
    plugins: 'pieces are said in engine.pieces, rules in engine.rules',
    regions:
      'a block that a piece never leaves is said in engine.pieces.<name>.within; holes are said in engine.topology.holes',
    defaultSeat: 'who moves first is said in engine.first',
    stalemateMeaning: 'it is said in engine.rules.stalemate (draw, loss or win of the side that cannot move)',
    stalemate: 'it is said in engine.rules.stalemate',
    wins: 'it is said in engine.rules.wins',
    draws: 'it is said in engine.rules.draws',
    holes: 'it is said in engine.topology.holes',
    board: 'it is said in engine.topology',
  },
  'engine.topology': {
    voids: 'squares that are not on the board are said in engine.topology.holes, by name: [a1, h8]',
    files: 'the number of files is said in cols',
    ranks: 'the number of ranks is said in rows',
    orientation: 'White always sits at rank 1',
  },
  'engine.pieces.*': {
    ...all(BETZA, ['move', 'moves', 'capture', 'parts', 'offsets', 'compose', 'bent', 'divergent']),
    ...all('a known piece is named in is: is: zebra', ['name', 'like', 'same']),
    letter: 'the letter is said in notation',
    symbol: 'the letter is said in notation',
    symbols: 'the letter is said in notation',
    leap: 'the leap is said in base_leap',
    directional: 'directions are listed in dirs, or said in Betza notation',
  },
};

/** Words for an unknown key; undefined when nothing is known about it. */
export function adviceFor(path: Path, key: string): string | undefined {
  const place = path.map((part, i) => (i === 2 && path[1] === 'pieces' ? '*' : String(part))).join('.');
  const table = Object.hasOwn(ADVICE, place) ? ADVICE[place] : undefined;
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

function all(advice: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, advice]));
}

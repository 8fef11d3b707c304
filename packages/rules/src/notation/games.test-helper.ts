/** The games that the tests of this folder play, as small specs: made here, so that a slip in a document cannot hide one here. */
import { betzaPatterns } from '../betza/index.js';
import type { Colour } from '../colour.js';
import type { PieceSpec, VariantSpec } from '../document/spec.js';
import { splitPlacement } from '../position/placement-text.js';
import type { Position } from '../position/position.js';
import { setUp } from '../position/start.js';
import { expectOk } from '../result.js';
import { compile } from '../rule/compile.js';
import type { Ruleset } from '../rule/ruleset.js';
import { parseFen } from './fen/index.js';

interface Game {
  readonly title: string;
  readonly setup: string;
  readonly first?: Colour;
  /** Letter, Betza, and `royal` or `letterless`, by name. */
  readonly pieces: Readonly<Record<string, readonly [letter: string, betza: string, trait?: 'royal' | 'letterless']>>;
  readonly rules: Readonly<Record<string, unknown>>;
}

export function makeGame({ title, setup, first = 'white', pieces, rules }: Game): Ruleset {
  const ranks = splitPlacement(setup);
  const files = ranks[0]?.width ?? 0;
  const holes = ranks.flatMap(({ tokens }, fromTop) => {
    let file = 0;
    return tokens.flatMap((token) => {
      const square = (ranks.length - 1 - fromTop) * files + file;
      file += token.type === 'gap' ? token.count : 1;
      return token.type === 'hole' ? [square] : [];
    });
  });
  const specs = Object.entries(pieces).map(
    ([name, [letter, betza, trait]]): PieceSpec => ({
      name,
      letter,
      royal: trait === 'royal',
      letterless: trait === 'letterless',
      betza,
      patterns: expectOk(betzaPatterns(betza)).patterns,
      glyph: name,
    }),
  );
  const spec: VariantSpec = {
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    about: { published: true },
    ancestors: [],
    board: { files, ranks: ranks.length, holes },
    first,
    pieces: specs,
    setup,
    rules,
    prose: '',
    proseLine: 1,
    tests: [],
    proseProblems: [],
  };
  return expectOk(compile(spec));
}

/** A position of a game by FEN. */
export function at(rules: Ruleset, fen: string): Position {
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}

const PAWN = ['P', 'fmWfceFifmnD', 'letterless'] as const;
const ORTHODOX = { king: ['K', 'K', 'royal'], queen: ['Q', 'Q'], rook: ['R', 'R'], bishop: ['B', 'B'] } as const;
const MATE = { wins: ['checkmate'], stalemate: 'draw' };
const DRAWS = [{ 'move-rule': { moves: 50, resets: ['capture', 'pawn'] } }, { repetition: 3 }];
/** Cavaliers can go back, so that their moves are no progress. */
const CAVALIER_DRAWS = [{ 'move-rule': { moves: 50, resets: ['capture', 'promotion'] } }, { repetition: 3 }];
const CAVALIER_FILES = {
  a: ['marshall'],
  b: ['nightrider'],
  c: ['paladin'],
  d: ['queen'],
  e: ['marshall', 'nightrider', 'paladin', 'queen'],
  f: ['paladin'],
  g: ['nightrider'],
  h: ['marshall'],
};
const CAVALIERS = { marshall: ['M', 'RN'], nightrider: ['N', 'NN'], paladin: ['P', 'BN'], queen: ['Q', 'Q'] } as const;

export const chess = makeGame({
  title: 'Chess',
  setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  pieces: { ...ORTHODOX, knight: ['N', 'N'], pawn: PAWN },
  rules: { ...MATE, castling: 'orthodox', promotion: { to: ['queen', 'rook', 'bishop', 'knight'] }, draws: DRAWS },
});

export const nightrider = makeGame({
  title: 'Standard Nightrider Chess',
  setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  pieces: { ...ORTHODOX, nightrider: ['N', 'NN'], pawn: PAWN },
  rules: { ...MATE, castling: 'orthodox', promotion: { to: ['queen', 'rook', 'bishop', 'nightrider'] }, draws: DRAWS },
});

export const wide = makeGame({
  title: 'Wide Nightrider Chess',
  setup: 'rnbfcqkcfbnr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNBFCQKCFBNR',
  pieces: {
    ...ORTHODOX,
    nightrider: ['N', 'NN'],
    champion: ['C', 'WAD'],
    'ferz-knight': ['F', 'FN'],
    pawn: ['P', 'fmWfceFifmnDifmnH', 'letterless'],
  },
  rules: {
    ...MATE,
    castling: 'leap',
    promotion: { to: ['queen', 'rook', 'bishop', 'nightrider', 'champion', 'ferz-knight'] },
    draws: DRAWS,
  },
});

export const cavalier = makeGame({
  title: 'Cavalier Chess',
  setup: 'mnpqkpnm/cccccccc/8/8/8/8/CCCCCCCC/MNPQKPNM',
  pieces: { ...CAVALIERS, king: ['K', 'KN', 'royal'], cavalier: ['C', 'nN'] },
  rules: { ...MATE, promotion: { piece: 'cavalier', to: CAVALIER_FILES }, draws: CAVALIER_DRAWS },
});

export const grandCavalier = makeGame({
  title: 'Grand Cavalier Chess',
  setup: '1mnpqkpnm1/c8c/1vvvvvvvv1/10/10/10/10/1VVVVVVVV1/C8C/1MNPQKPNM1',
  pieces: { ...CAVALIERS, king: ['K', 'KN', 'royal'], cavalier: ['V', 'nN'], cannon: ['C', 'mRcpR'] },
  rules: {
    ...MATE,
    promotion: { piece: 'cavalier', to: ['marshall', 'nightrider', 'paladin', 'queen', 'cannon'] },
    pool: { except: ['cavalier'] },
    draws: CAVALIER_DRAWS,
  },
});

export const knights = makeGame({
  title: 'Knights Chess',
  setup: 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN',
  first: 'black',
  pieces: { king: ['K', 'K', 'royal'], queen: ['Q', 'Q'], knight: ['N', 'N'], pawn: PAWN },
  rules: {
    promotion: { to: ['knight'] },
    phases: [{ name: 'opening', until: 'capture', suspend: ['check'], forbid: ['capture-on-first-move'] }],
    wins: [{ extinct: 'queen' }, { extinct: 'knight' }, 'checkmate'],
    stalemate: { more: 'knight', equal: 'pass' },
  },
});

export const spiderRider = makeGame({
  title: 'Spider Rider Chess',
  setup:
    'ss***aka***ss/s***mp1pm***s/***npp1ppn***/**cp5pc**/*zp7pz*/13/13/13/*ZP7PZ*/**CP5PC**/***NPP1PPN***/S***MP1PM***S/SS***AKA***SS',
  pieces: {
    nightrider: ['N', 'NN'],
    amazonrider: ['A', 'QNN'],
    cardinalrider: ['M', 'BNN'],
    chancellorrider: ['C', 'RNN'],
    spider: ['S', 'RNNA7'],
    zecari: ['Z', 'ZZCC'],
    king: ['K', 'K', 'royal'],
    pawn: ['P', 'fWfnDfmF', 'letterless'],
  },
  rules: { wins: ['bare-king', 'checkmate'], stalemate: 'loss', draws: DRAWS },
});

export const GAMES = { chess, nightrider, wide, cavalier, grandCavalier, knights, spiderRider };
/** Tables of tests name their games: a test's title shows what stands in the table. */
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

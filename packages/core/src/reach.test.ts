/**
 * What a rider reaches among random pieces: the core, which looks groups of lines up in tables and rides others one by one, against the
 * rides of the rules; on boards of one, two and three words, and on small ones with words to spare.
 */
import {
  EMPTY,
  expectOk,
  inCheck,
  type PieceCode,
  type PieceKind,
  type Placement,
  type Ruleset,
  type Square,
  setUp,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../test-support/games.js';
import { createCore } from './core.js';
import { layoutOf, type Words } from './layout.js';
import { createProgram } from './program/index.js';

const BOARDS = {
  '8×8': { topology: '{ type: grid, rows: 8, cols: 8 }', setup: 'kr6/8/8/8/8/8/8/6SK' },
  '12×10': { topology: '{ type: grid, rows: 10, cols: 12 }', setup: 'kr10/12/12/12/12/12/12/12/12/10SK' },
  '13×13': {
    topology: '{ type: grid, rows: 13, cols: 13, holes: [e5, e9, g7, j3, d11] }',
    setup: 'kr11/13/3*9/13/4*8/13/6*6/13/4*8/13/9*3/13/11SK',
  },
} as const;
/** Riders, and the most files with which their lines are looked up in groups; lines ridden one way only never are. */
const RIDERS = { R: 12, B: 12, Q: 12, NN: 13, CC: 13, DD: 13, fRbB: 0 } as const;
const OCCUPATIONS = 150;

type BoardName = keyof typeof BOARDS;

/** Besides riders there are stones, which hardly threaten anybody: where no king is attacked, the rider may go wherever it reaches. */
function gameOf(board: BoardName, rider: string): Ruleset {
  const { topology, setup } = BOARDS[board];
  return rulesOf(
    [
      '---',
      'title: Rider',
      'slug: rider',
      'engine:',
      `  topology: ${topology}`,
      '  pieces:',
      '    king: { notation: K, betza: K, royal: true }',
      `    rider: { notation: R, betza: ${rider} }`,
      '    stone: { notation: S, betza: W }',
      `  setup: "${setup}"`,
      '  rules: { wins: [checkmate] }',
      '---',
      '',
    ].join('\n'),
  );
}

describe.each([
  ['8×8', 1],
  ['8×8', 2],
  ['8×8', 3],
  ['12×10', 2],
  ['12×10', 3],
  ['13×13', 3],
] as const)('on %s squares, with %d words', (board, words) => {
  it.each(Object.entries(RIDERS))('a rider %s goes where the rules let it', async (rider, mostFiles) => {
    const rules = gameOf(board, rider);
    expect(groupsOf(rules, words) > 0).toBe(rules.board.files <= mostFiles);
    const core = expectOk(await createCore(rules, 'generic', words));
    let state = 12_345;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let compared = 0; compared < OCCUPATIONS; ) {
      const { placement, from } = randomPlacement(rules, random);
      const position = setUp(rules, { ...EVEN, placement, fields: {} });
      if (!position.ok || inCheck(position.value)) continue;
      core.set(position.value);
      const found = core.moves().filter((move) => (move & 0xff) === from);
      expect(found.map((move) => (move >> 8) & 0xff)).toEqual(reachOf(rules, placement, from));
      compared++;
    }
  });
});

const EVEN = { sideToMove: 'white', halfmoveClock: 0, fullmoveNumber: 1 } as const;

function groupsOf(rules: Ruleset, words: Words): number {
  const { HEADER = 0, H_GROUPS = 0 } = layoutOf(words);
  const { bytes } = expectOk(createProgram(rules, words));
  return new DataView(bytes.buffer).getInt32(HEADER + H_GROUPS, true);
}

/** A rider of White somewhere, a king for each side, and few or many others. */
function randomPlacement(rules: Ruleset, random: (below: number) => number): { placement: Placement; from: Square } {
  const [king, rider, stone] = rules.kinds as readonly [PieceKind, PieceKind, PieceKind];
  const placement = new Uint8Array(rules.start.length);
  const free = [...rules.board.squares];
  const put = (code: PieceCode): Square => {
    const [square] = free.splice(random(free.length), 1) as [Square];
    placement[square] = code;
    return square;
  };
  const from = put(rider.white);
  put(king.white);
  put(king.black);
  const others = random(rules.board.squares.length >> (random(3) + 1));
  for (let i = 0; i < others; i++) put(random(2) === 0 ? stone.white : stone.black);
  return { placement, from };
}

/** By the rides of the rules, walked square by square. */
function reachOf({ rides }: Ruleset, placement: Placement, from: Square): readonly number[] {
  const mine = placement[from] as PieceCode;
  const reached = new Set<number>();
  for (const { squares } of rides.from(mine, from)) {
    for (const square of squares) {
      const there = placement[square] as PieceCode;
      if (there === EMPTY || (there & 1) !== (mine & 1)) reached.add(square);
      if (there !== EMPTY) break;
    }
  }
  return [...reached].sort((a, b) => a - b);
}

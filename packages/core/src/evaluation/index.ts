/** Writes the tables of the derived evaluation into a program whose pieces and rules have been written. */
import { COLOURS, colourBit, type PieceCode, type PieceKind, type Ruleset, type Square } from '@hippodrome/rules';
import type { Image } from '../program/image.js';
import { MAX_MOBILITY, MAX_REDUCTION } from './layout.js';
import { placed } from './placement.js';
import { movesToGo, wayAhead } from './promotion.js';
import { everReached, meanReach } from './reach.js';
import { appraise, type Value } from './values.js';
import { HEADER_WEIGHTS, headerName, WEIGHTS, type Weights } from './weights.js';

/** Growth of the reductions of late moves with depth and number, in 1/32 plies. */
const REDUCTION = 21;
/** Where captured pieces only can be promoted to, the gain is less certain. */
const POOL_SHARE = 0.6;

interface Appraised {
  readonly kind: PieceKind;
  readonly value: Value;
  readonly isPawnlike: boolean;
}

export function writeEvaluation(image: Image, rules: Ruleset, weights: Weights = WEIGHTS): void {
  const kinds = rules.kinds.map((kind): Appraised => {
    const isPawnlike = flag(image, kind.white, 'SETWISE') && flag(image, kind.white, 'PROMOTES');
    return { kind, isPawnlike, value: appraise(rules, kind, isPawnlike, weights) };
  });
  for (const weight of HEADER_WEIGHTS) image.header(headerName(weight), weights[weight]);
  writeOrder(image, kinds);
  writeMaterial(image, rules, kinds);
  for (const appraised of kinds)
    for (const colour of COLOURS) writeCode(image, rules, kinds, appraised, colour, weights);
  writeSurroundings(image, rules);
  for (let i = 1; i < MAX_REDUCTION; i++)
    image.i32(image.at('REDUCTIONS') + 4 * i, Math.round(REDUCTION * Math.log(i)));
  image.header(
    'RESETS_BACK',
    Number(rules.kinds.some((kind) => flag(image, kind.white, 'RESETS') && goesBack(rules, kind.white))),
  );
}

function writeOrder(image: Image, kinds: readonly Appraised[]): void {
  const order = [...kinds].sort((a, b) => Number(a.kind.royal) - Number(b.kind.royal) || a.value.worth - b.value.worth);
  image.bytes.set(
    order.map(({ kind }) => kind.index),
    image.at('BY_WORTH'),
  );
}

function writeMaterial(image: Image, rules: Ruleset, kinds: readonly Appraised[]): void {
  let full = 0;
  for (const code of rules.start) {
    const found = kinds[(code >> 1) - 1];
    if (found !== undefined && !flag(image, code as PieceCode, 'SETWISE')) full += found.value.worth;
  }
  image.header('FULL_MATERIAL', full);
}

function writeCode(
  image: Image,
  rules: Ruleset,
  kinds: readonly Appraised[],
  { kind, value, isPawnlike }: Appraised,
  colour: (typeof COLOURS)[number],
  weights: Weights,
): void {
  const { board } = rules;
  const code = kind[colour];
  const sign = colour === 'white' ? 1 : -1;
  const isRoyal = kind.royal === true;
  const prospects = promotionProspects(image, rules, kinds, code, value);
  image.i32(image.at('WORTH') + 4 * code, value.worth);
  for (const square of board.squares) {
    const rank = colour === 'white' ? board.rank(square) : board.ranks - 1 - board.rank(square);
    const [early, late] = placed(board, { square, rank, royal: isRoyal, pawnlike: isPawnlike }, weights);
    const { gain, moves } = prospects(square);
    const share = gain * weights.prospectFall ** (moves - 1);
    const whole = pair(
      value.early + early + weights.prospectEarly * share,
      value.late + late + weights.prospectLate * share,
    );
    image.i32(image.at('VALUES') + (code * image.at('SQUARES') + square) * 4, sign * whole);
  }
  const mean = meanReach(rules, code);
  for (let n = 0; n < MAX_MOBILITY; n++) {
    const more = Math.sqrt(n) - Math.sqrt(mean);
    image.i32(
      image.at('MOBILITY') + (code * MAX_MOBILITY + n) * 4,
      pair(weights.mobilityEarly * more, weights.mobilityLate * more),
    );
  }
  if (isRoyal) return;
  image.code(code, 'ASSAULT', limited(value.worth * weights.assault, 4, 90));
  image.code(code, 'HANGING', limited(value.worth * weights.hanging, 0, 90));
  if (!flag(image, code, 'SETWISE')) image.code(code, 'THREATENED', limited(value.worth * weights.threatened, 0, 120));
  image.code(code, 'OUTWEIGHED', limited(value.worth * weights.outweighed, 0, 120));
  const [first] = board.squares;
  const isBound = first !== undefined && everReached(rules, code, first).size < 0.6 * board.squares.length;
  image.code(code, 'BOUND', Number(isBound && !flag(image, code, 'SETWISE') && value.worth > 200));
  if (isPawnlike) writePassing(image, rules, code, prospects, weights);
}

interface Prospect {
  /** Centipawns by promotion to the best. */
  readonly gain: number;
  readonly moves: number;
}

type Prospects = (square: Square) => Prospect;

function promotionProspects(
  image: Image,
  rules: Ruleset,
  kinds: readonly Appraised[],
  code: PieceCode,
  value: Value,
): Prospects {
  if (!flag(image, code, 'PROMOTES')) return () => ({ gain: 0, moves: 1 });
  const goals = new Set(
    rules.board.squares.filter(
      (square) => has(image, 'PROMOTES_ON', code, square) || has(image, 'MAY_PROMOTE_ON', code, square),
    ),
  );
  const choices = kinds.filter(({ kind }) =>
    rules.board.squares.some(
      (square) => ((promotionKinds(image, code, rules.board.file(square)) >> kind.index) & 1) === 1,
    ),
  );
  const best = Math.max(value.worth, ...choices.map((choice) => choice.value.worth));
  const gain = (best - value.worth) * (image.readHeader('HAS_POOL') ? POOL_SHARE : 1);
  const moves = movesToGo(rules, code, goals);
  return (square) => ({ gain, moves: Math.max(1, moves[square] as number) });
}

/** Where enemy pieces of the kind stop a piece that steps straight on, and where own ones guard it. */
function writePassing(image: Image, rules: Ruleset, code: PieceCode, prospects: Prospects, weights: Weights): void {
  const { squares } = rules.board;
  const ways = squares.map((square) => wayAhead(rules, code, square));
  if (ways.some((way) => way === undefined)) return;
  image.code(code, 'PASSER', 1);
  const enemy = (code ^ 1) as PieceCode;
  squares.forEach((square, i) => {
    const stoppers = image.table('STOPPERS', code, square);
    for (const to of ways[i] ?? []) {
      image.add(stoppers, to);
      image.addAll(stoppers, attackersOf(rules, enemy, to));
    }
    const guards = attackersOf(rules, code, square);
    image.addAll(image.table('GUARDS', code, square), guards);
    image.addAll(image.table('WAY', code, square), ways[i] ?? []);
    const files = new Set(guards.map((guard) => rules.board.file(guard)));
    const helpers = squares.filter((other) => files.has(rules.board.file(other)));
    image.addAll(image.table('HELPERS', code, square), helpers);
    const { gain, moves } = prospects(square);
    const share = gain * weights.passedFall ** (moves - 1);
    image.i32(
      image.at('PASSED') + (code * image.at('SQUARES') + square) * 4,
      pair(weights.passedEarly * share, weights.passedLate * share),
    );
  });
}

function attackersOf(rules: Ruleset, code: PieceCode, to: Square): readonly Square[] {
  return rules.board.squares.filter((from) =>
    rules.rides.from(code, from).some(({ capture, squares }) => capture && squares.includes(to)),
  );
}

function writeSurroundings(image: Image, { board }: Ruleset): void {
  for (const square of board.squares) {
    for (const other of board.squares) {
      const files = Math.abs(board.file(square) - board.file(other));
      const ranks = Math.abs(board.rank(square) - board.rank(other));
      if (Math.max(files, ranks) <= 1) image.add(image.at('NEAR') + square * image.at('MASK'), other);
    }
  }
}

/** Whether a piece may return, step by step, to where it was. */
function goesBack({ board, rides }: Ruleset, code: PieceCode): boolean {
  const onwards = (code & 1) === colourBit('white') ? 1 : -1;
  return board.squares.some((from) =>
    rides
      .from(code, from)
      .some(({ squares, quiet }) => quiet && squares.some((to) => (board.rank(to) - board.rank(from)) * onwards <= 0)),
  );
}

function flag(image: Image, code: PieceCode, name: string): boolean {
  return image.bytes[image.at('CODE') + code * image.at('CODE_SIZE') + image.at(`C_${name}`)] !== 0;
}

function has(image: Image, table: string, code: PieceCode, square: Square): boolean {
  const byte = image.bytes[image.at(table) + code * image.at('MASK') + (square >> 3)] as number;
  return ((byte >> (square & 7)) & 1) === 1;
}

function promotionKinds(image: Image, code: PieceCode, file: number): number {
  const at = image.at('PROMOTION_KINDS') + (code * image.at('MAX_FILES') + file) * 4;
  return new DataView(image.bytes.buffer).getInt32(at, true);
}

/** Both halves in one number, which can be added and subtracted as a whole. */
function pair(early: number, late: number): number {
  return (Math.round(early) << 16) + Math.round(late);
}

function limited(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(high, value)));
}

/**
 * Which of the moves that the search has weighed a player of some level makes. It errs like a person: it does not notice moves, its own
 * and the answers to them, and the longer a ride, the sooner; but never a capture where something has just been captured. What it has
 * noticed it misjudges a little. All of it is decided by a seed, so that a game can be repeated.
 */
import { type Move, type Position, type Ruleset, type Square, writeUci } from '@hippodrome/rules';
import type { Thought, ThoughtLine } from '../backend/backend.js';
import { type PieceValues, pieceValues } from '../evaluate/piece-values.js';
import { fraction, mix } from '../search/random.js';
import type { Strength } from './level.js';

const MOST_OVERSIGHT = 0.75;
/** Centipawns of a decided game. */
const DECIDED = 20_000;

const valuesOf = new WeakMap<Ruleset, PieceValues>();

/** The moves that a player notices, one at least. @param before the position before the last move */
export function noticed(
  position: Position,
  moves: readonly Move[],
  { oversight }: Strength,
  seed: number,
  before: Position | undefined,
): readonly Move[] {
  const recaptured = before === undefined ? undefined : lastCapture(position, before);
  const seen = moves.filter((move) => {
    if (move.type !== 'step' || move.to === recaptured) return true;
    return !overlooks(oversight, distance(position.rules, move.from, move.to), seed, writeUci(position.rules, move));
  });
  return seen.length > 0 ? seen : moves;
}

/** The thought with the move that the player makes as its only line. */
export function choose(position: Position, thought: Thought, strength: Strength, seed: number): Thought {
  if (thought.lines.length === 1 && strength.lines === 1) return thought;
  const worth = (line: ThoughtLine): number => {
    const noise =
      (fraction(seed, 1, hash(line.moves[0])) + fraction(seed, 2, hash(line.moves[0])) - 1) * strength.noise;
    return centipawns(line) + noise + unseenLoss(position, line, strength, seed);
  };
  const best = thought.lines.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { ...thought, lines: [best] };
}

/** What the answer to a move takes, for whoever does not see it coming. */
function unseenLoss(
  position: Position,
  { moves: [first, reply] }: ThoughtLine,
  { oversight }: Strength,
  seed: number,
): number {
  const [from, to] = squaresIn(position.rules, reply);
  const [, reached] = squaresIn(position.rules, first);
  if (from === undefined || to === undefined || oversight === 0 || to === reached) return 0;
  const taken = position.placement[to] ?? 0;
  if (taken === 0 || !overlooks(oversight, distance(position.rules, from, to), seed, `${first}${reply}`)) return 0;
  const values = valuesOf.get(position.rules) ?? pieceValues(position.rules);
  valuesOf.set(position.rules, values);
  return values[taken] ?? 0;
}

function overlooks(oversight: number, steps: number, seed: number, what: string): boolean {
  return fraction(seed, 3, hash(what)) < Math.min(MOST_OVERSIGHT, oversight * steps);
}

function centipawns({ score }: ThoughtLine): number {
  if ('cp' in score) return score.cp;
  return score.mate > 0 ? DECIDED - score.mate : -DECIDED - score.mate;
}

function distance({ board }: Ruleset, from: Square, to: Square): number {
  return Math.max(Math.abs(board.file(from) - board.file(to)), Math.abs(board.rank(from) - board.rank(to)));
}

/** The square on which the last move took a piece: a piece stands where one of the other side stood before. */
function lastCapture(position: Position, { placement }: Position): number | undefined {
  const square = position.placement.findIndex((code, i) => {
    const stood = placement[i] ?? 0;
    return code !== 0 && stood !== 0 && code !== stood && (code & 1) !== (stood & 1);
  });
  return square < 0 ? undefined : square;
}

/** From where to where a coordinate move goes, its first half if it is a castling. */
function squaresIn({ board }: Ruleset, text: string | undefined): readonly (Square | undefined)[] {
  const [, from = '', to = ''] = /^([a-z]\d+)([a-z]\d+)/.exec(text ?? '') ?? [];
  return [board.find(from), board.find(to)];
}

function hash(text: string): number {
  let value = text.length;
  for (let i = 0; i < text.length; i++) value = mix(value ^ text.charCodeAt(i)) + i;
  return value;
}

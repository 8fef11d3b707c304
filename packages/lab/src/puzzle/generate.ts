/** From games to puzzles: every position that may hold one is looked at, and what is proved is rated and described. */
import { type Move, ok, outcome, type Result, type Ruleset, writeFen, writeUci } from '@hippodrome/rules';
import { createJudge, type Judge } from './judge.js';
import { materialOf } from './material.js';
import { type Judges, PROOF, type ProofSettings, prove, SKETCH, type Solution, winnerIn } from './prove.js';
import { GENERATOR, type Puzzle, puzzleId } from './puzzle.js';
import { ratingOf } from './rating.js';
import { type Moment, playThrough } from './self-play.js';
import { findThemes } from './theme/find-themes.js';
import type { Theme } from './theme/theme.js';

export interface GenerateOptions {
  readonly seed: number;
  /** Numbers of the games to play: from the first, so many. */
  readonly from: number;
  readonly games: number;
  readonly proof?: ProofSettings;
  /** What is wanted; everything that is easily found when left out. */
  readonly wishes?: Wishes;
  /** Hears when a game is over. */
  readonly onGame?: (game: number) => void;
}

/** What a collection still needs; it is asked again and again while it grows. */
export interface Wishes {
  /** Whether a puzzle of so many moves and replies is wanted. @param isEasy whether it is seen at a glance */
  wants(plies: number, themes: readonly Theme[], isEasy: boolean): boolean;
  /** Whether to look for what is not seen at a glance: that takes longer. */
  readonly looksDeeper: boolean;
}

/** Sizes of the two searches' hash tables. */
const HASH = [4 << 20, 1 << 20] as const;
/** Positions visited to see whether there is anything at all, and when what is hard to find is looked for. */
const GLANCE = 800;
const LOOK = 6000;
/** A single move is a puzzle only when it is about one of these. */
const ENOUGH_FOR_ONE: readonly Theme[] = ['promotion-choice', 'phase-end', 'castling'];
/** Near positions of a game are variations of one puzzle: after one so many plies are left out. */
const PLIES_APART = 4;

/** Puzzles one by one, the same for the same arguments. Problems are those of the core. */
export async function createGenerator(
  rules: Ruleset,
): Promise<Result<(options: GenerateOptions) => Generator<Puzzle>>> {
  const judges: Judge[] = [];
  for (const size of HASH) {
    const judge = await createJudge(rules, size);
    if (!judge.ok) return judge;
    judges.push(judge.value);
  }
  const [first, second] = judges as [Judge, Judge];
  const all = { first, second, material: materialOf(rules) };
  return ok((options) => generate(rules, all, options));
}

function* generate(rules: Ruleset, judges: Judges, options: GenerateOptions): Generator<Puzzle> {
  const { seed, from, games, proof = PROOF, onGame } = options;
  for (let game = from; game < from + games; game++) {
    let next = 0;
    for (const moment of playThrough(rules, judges.second, seed, game)) {
      if (moment.ply < next || outcome(moment.position) !== undefined) continue;
      const found = examine(moment, judges, proof, options);
      if (found === undefined) continue;
      next = moment.ply + found.solution.steps.length + PLIES_APART;
      yield describe(moment, found, judges, { seed, game, proof });
    }
    onGame?.(game);
  }
}

const EVERYTHING_EASY: Wishes = { wants: () => true, looksDeeper: false };

interface Found {
  readonly solution: Solution;
  readonly themes: readonly Theme[];
}

/** A glance, a sketch of a proof, and only then the proof: most positions hold nothing. */
function examine(
  { position, last }: Moment,
  judges: Judges,
  proof: ProofSettings,
  { wishes = EVERYTHING_EASY }: Pick<GenerateOptions, 'wishes'>,
): Found | undefined {
  const isEasy = winnerIn(judges.second, position, GLANCE) !== undefined;
  if (!isEasy && !(wishes.looksDeeper && winnerIn(judges.second, position, LOOK) !== undefined)) return undefined;
  for (const [stage, settings] of [SKETCH, proof].entries()) {
    const solution = prove(position, judges, settings);
    if (solution === undefined) return undefined;
    const themes = findThemes(solution, judges.material);
    if (!isWorthwhile(solution, themes, last) || !wishes.wants(solution.steps.length, themes, isEasy)) return undefined;
    if (stage === 1) return { solution, themes };
  }
  return undefined;
}

function describe(
  { position, ply, last }: Moment,
  { solution, themes }: Found,
  { first }: Judges,
  { seed, game, proof }: { seed: number; game: number; proof: ProofSettings },
): Puzzle {
  const { rules } = position;
  const fen = writeFen(position);
  const moves = solution.steps.map(({ move }) => writeUci(rules, move));
  const [, ...nodes] = proof.nodes;
  const margin = Math.floor(100 * solution.margin);
  return {
    id: puzzleId(rules.spec.slug, fen, moves),
    fen,
    last: writeUci(rules, last),
    moves,
    themes,
    rating: ratingOf(solution, themes, first),
    made: { generator: GENERATOR, seed, game, ply, nodes, margin },
  };
}

/** Not a mere capture, and not a mere exchange: those are found without looking. */
function isWorthwhile({ steps, end }: Solution, themes: readonly Theme[], last: Move): boolean {
  if (end !== undefined) return true;
  if (steps.length === 1) return ENOUGH_FOR_ONE.some((theme) => themes.includes(theme));
  const [first] = steps;
  return steps.length > 3 || !takesBack(first?.move, last);
}

function takesBack(move: Move | undefined, last: Move): boolean {
  return move?.type === 'step' && last.type === 'step' && last.captures.length > 0 && move.to === last.to;
}

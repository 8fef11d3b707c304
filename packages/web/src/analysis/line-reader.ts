/**
 * Lines of a search, made readable: coordinate moves become moves with their notation and the positions they lead to. One reader
 * reads all lines of one position. It remembers what it has read, for each new iteration mostly says again what the last one said.
 */
import type { Score, ThoughtLine } from '@hippodrome/engine';
import {
  isDecided,
  type Move,
  type OutcomeRule,
  outcome,
  type Position,
  parseUci,
  playUnchecked,
  writeSan,
} from '@hippodrome/rules';
import { scoreForWhite } from './score.js';

/** One move of a line. */
export interface LineStep {
  readonly move: Move;
  readonly san: string;
  /** `12.` or `12…`, where a reader needs it; else empty. */
  readonly number: string;
  readonly before: Position;
  readonly after: Position;
}

export interface AnalysisLine {
  /** For White. */
  readonly score: Score;
  /** How the game ends at the end of the line, when the line goes so far as to decide it. */
  readonly ending: OutcomeRule | undefined;
  readonly steps: readonly LineStep[];
}

/** Plies shown of a line; one that decides the game is shown to its end. */
const MOST_STEPS = 10;

export class LineReader {
  readonly #start: Position;
  readonly #steps = new Map<string, LineStep>();

  constructor(start: Position) {
    this.#start = start;
  }

  /** Reads as far as the moves are legal. */
  read({ score, moves }: Pick<ThoughtLine, 'score' | 'moves'>): AnalysisLine {
    const steps: LineStep[] = [];
    const wanted = 'mate' in score ? moves : moves.slice(0, MOST_STEPS);
    let path = '';
    for (const text of wanted) {
      path += ` ${text}`;
      const step = this.#steps.get(path) ?? readStep(steps.at(-1)?.after ?? this.#start, text, steps.length === 0);
      if (step === undefined) break;
      this.#steps.set(path, step);
      steps.push(step);
    }
    const last = steps.at(-1)?.after;
    const end = 'mate' in score && last !== undefined ? outcome(last) : undefined;
    const ending = end === undefined || end.winner === null ? undefined : end.rule;
    return { score: scoreForWhite(score, this.#start.sideToMove), ending, steps };
  }
}

/** Undefined when no such move is legal. */
function readStep(before: Position, text: string, isFirst: boolean): LineStep | undefined {
  if (isDecided(before)) return undefined;
  const parsed = parseUci(before, text);
  if (!parsed.ok) return undefined;
  const move = parsed.value;
  return {
    move,
    san: writeSan(before, move),
    number: numberOf(before, isFirst),
    before,
    after: playUnchecked(before, move),
  };
}

/** The side that begins in this game opens each number; the other needs it only where a line begins. Dots as in PGN: three for Black. */
function numberOf({ sideToMove, fullmoveNumber, rules }: Position, isFirst: boolean): string {
  if (sideToMove !== rules.first && !isFirst) return '';
  return `${fullmoveNumber}${sideToMove === 'white' ? '.' : '…'}`;
}

/** Looks at the positions of a line one after the other, for a moment each, so that the whole game has a score. */
import type { Engine, GameRecord } from '@hippodrome/engine';
import { type Evaluation, ok, type Position, type Result } from '@hippodrome/rules';
import { scoreForWhite } from '../analysis/score.js';

export interface SurveyStop {
  readonly position: Position;
  /** How the game came there. */
  readonly record: GameRecord;
}

export interface Finding {
  /** For White. */
  readonly evaluation: Evaluation;
  /** The move to play, as coordinates. */
  readonly best: string;
}

export interface SurveyOptions {
  /** For each position. */
  readonly milliseconds: number;
  readonly onFound: (index: number, finding: Finding) => void;
  readonly signal: AbortSignal;
}

/** What has been found when it is stopped, has been told. Problems are the engine's; those of games that are over are none. */
export async function survey(
  engine: Pick<Engine, 'load' | 'think' | 'stop'>,
  stops: readonly SurveyStop[],
  { milliseconds, onFound, signal }: SurveyOptions,
): Promise<Result<undefined>> {
  const [first] = stops;
  if (first === undefined) return ok(undefined);
  const loaded = await engine.load(first.position.rules);
  if (!loaded.ok) return loaded;
  const stop = (): void => engine.stop();
  signal.addEventListener('abort', stop);
  try {
    for (const [index, { position, record }] of stops.entries()) {
      if (signal.aborted) break;
      const thought = await engine.think(record, { limits: { milliseconds } });
      if (signal.aborted) break;
      if (!thought.ok) {
        if (thought.problems.some(({ code }) => OVER.includes(code))) continue;
        return thought;
      }
      const { lines, depth } = thought.value;
      const [{ score, moves }] = lines;
      onFound(index, { evaluation: { ...scoreForWhite(score, position.sideToMove), depth }, best: moves[0] });
    }
    return ok(undefined);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const OVER: readonly string[] = ['engine/game-over', 'game/over'];

/** A course as it is taken: steps with their positions, tasks and texts in one language. */
import type { Position, Square } from '@hippodrome/rules';
import type { Task } from '../exercise/exercise.js';

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** Made when the lesson is opened: to make an exercise takes some looking for. */
  steps(): readonly Step[];
}

export interface Step {
  readonly id: string;
  readonly text: string;
  readonly hint?: string;
  readonly done?: string;
  /** By coordinate move. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly position: Position;
  readonly task: Task;
  /** The piece whose rides are shown at first. */
  readonly show: Square | undefined;
  /** Squares that an arrow leads over at first. */
  readonly way: readonly Square[];
}

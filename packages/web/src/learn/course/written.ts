/**
 * Lessons as they are written: what a file `lessons/<slug>.md` comes to in one language. Plain data, made when the page is built;
 * `course/read-step.ts` makes exercises of it, with the rules of the game at hand.
 */

/** One lesson file in one language. */
export interface WrittenCourse {
  /** In their order. `GENERATED` ones stand for lessons that are made from the game itself. */
  readonly lessons: readonly WrittenLesson[];
}

/** Ids that are no lessons but the place of those that nobody wrote: of the pieces, of the rules. */
export const GENERATED = ['pieces', 'rules'] as const;

export interface WrittenLesson {
  /** A word that addresses can hold. A lesson called like a piece takes the place of the one that would be made for it. */
  readonly id: string;
  readonly title: string;
  /** Names of the facts of the game's rules that it teaches. */
  readonly teaches: readonly string[];
  readonly steps: readonly WrittenStep[];
}

export const STEP_KINDS = ['look', 'collect', 'play', 'goal', 'illegal'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface WrittenStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly fen: string;
  /** The lines of the fence but for `fen`, in order. */
  readonly lines: readonly { readonly key: StepKey; readonly value: string }[];
  readonly text: string;
  readonly hint?: string;
  /** What is said when it is solved. */
  readonly done?: string;
  /** What is said to certain wrong answers, by coordinate move. */
  readonly wrong: Readonly<Record<string, string>>;
}

/**
 * `piece`: the square of the one piece that collects. `stars`: squares. `show`: the square of a piece whose rides are shown at first. `way`:
 * squares that an arrow leads over at first.
 * `move`: answers, with `/` between them. `reply`: of the other side. `goal`: a name of `exercise/goals.ts`. `moves`: of which one is
 * not legal.
 */
export const STEP_KEYS = ['fen', 'piece', 'stars', 'show', 'way', 'move', 'reply', 'goal', 'moves'] as const;
export type StepKey = (typeof STEP_KEYS)[number];

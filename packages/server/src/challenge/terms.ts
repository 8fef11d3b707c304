/** What a game is offered on: its rules, where it starts, its clock, who plays what, and whether it counts. Read from what a stranger sent. */
import { LiveGame } from '@hippodrome/protocol';
import {
  type Colour,
  error,
  fail,
  ok,
  type Position,
  type Problem,
  type Result,
  readPosition,
  readTimeControl,
  startPosition,
  type TimeControl,
  writeFen,
} from '@hippodrome/rules';
import type { Rulebook } from '../play/rulebook.js';

export interface Terms {
  /** The slug of a shipped game; null when the rules are those of a document that somebody made. */
  readonly variant: string | null;
  /** Its content hash. */
  readonly document: string | null;
  /** The position it starts from, as FEN. */
  readonly start: string;
  readonly control: TimeControl;
  /** What whoever offers the game plays. */
  readonly side: Colour | 'random';
  readonly rated: boolean;
  /** Left out of public lists. */
  readonly private: boolean;
}

/** As it comes: nothing of it is believed. */
export interface TermsForm {
  readonly variant?: string | undefined;
  readonly document?: string | undefined;
  /** As FEN; undefined for the start of the game. */
  readonly start?: string | undefined;
  readonly control: unknown;
  readonly side: Colour | 'random';
  readonly rated: boolean;
  readonly private: boolean;
}

/**
 * All that is wrong. Codes: `rules/unknown`, `challenge/two-rules`, `challenge/over`, `challenge/not-rated`, and those of clocks, FEN,
 * positions and documents.
 */
export async function readTerms(form: TermsForm, rulebook: Rulebook): Promise<Result<Terms>> {
  const variant = form.variant ?? null;
  const document = form.document ?? null;
  if (variant !== null && document !== null) {
    return fail(error('challenge/two-rules', 'a game follows a shipped game’s rules or a document’s, not both'));
  }
  const control = readTimeControl(form.control);
  const rules = await rulebook.find({ variant, document });
  if (!rules.ok) return fail(...rules.problems, ...problemsOf(control));
  const usual = startPosition(rules.value);
  const start = form.start === undefined ? ok(usual) : readPosition(rules.value, form.start);
  if (!start.ok || !control.ok) return fail(...problemsOf(start), ...problemsOf(control));
  const fen = writeFen(start.value);
  const problems = [
    ...overAlready(start.value, control.value),
    ...notRated(form, document !== null || fen !== writeFen(usual)),
  ];
  if (problems.length > 0) return fail(...problems);
  const { side, rated } = form;
  return ok({ variant, document, start: fen, control: control.value, side, rated, private: form.private });
}

function problemsOf(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}

function overAlready(start: Position, control: TimeControl): readonly Problem[] {
  const { outcome } = new LiveGame({ start, control, at: 0 });
  return outcome === undefined ? [] : [error('challenge/over', `this position is the end of a game: ${outcome.rule}`)];
}

/** Ratings compare games of one kind, that last as long as both players knew. */
function notRated({ rated, control }: TermsForm, isUnusual: boolean): readonly Problem[] {
  if (!rated) return [];
  if (isUnusual) return [error('challenge/not-rated', 'rated games follow a shipped game from its usual start')];
  const hasClock = (control as TimeControl).kind !== 'unlimited';
  return hasClock ? [] : [error('challenge/not-rated', 'rated games have a clock')];
}

/**
 * Somebody who takes a lesson: which step is on the board, how far its exercise is, what is said to the last attempt. All decisions are
 * the exercise's; here they meet the board, the words and what is kept.
 */
import type { Arrow, Mark } from '@hippodrome/board';
import { legalMoves, type Move, type Position, type Ruleset, type Square, writeUci } from '@hippodrome/rules';
import { announce } from '../app/announcer.svelte.js';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { marksOf } from '../board/board-view.js';
import { moveArrow } from '../board/move-arrow.js';
import { t } from '../i18n/index.js';
import { sentences } from '../i18n/listing.js';
import { playBetween } from '../play/choices.js';
import { ridesOf } from '../play/rides-overlay.js';
import type { Lesson, Step } from './course/step.js';
import { answer, begin, choose, type Exercise, nextMove, type Option } from './exercise/exercise.js';
import { whyNot } from './exercise/why.js';
import type { Solved } from './progress.js';

export interface Feedback {
  readonly is: 'good' | 'done' | 'bad' | 'hint';
  readonly words: string;
}

/** A reply is not to come before the answer was seen. */
const REPLY_AFTER = 600;

export class Pupil implements BoardSubject {
  readonly rules: Ruleset;
  readonly lesson: Lesson;
  readonly steps: readonly Step[];
  readonly #onsolved: (step: Step, how: Solved) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  at = $state(0);
  choice: Choice | undefined = $state.raw();
  feedback: Feedback | undefined = $state.raw();
  /** What an attempt or a hint points at. */
  pointed: readonly Mark[] = $state.raw([]);
  arrows: readonly Arrow[] = $state.raw([]);
  #exercise: Exercise = $state.raw() as Exercise;
  #isWaiting = $state(false);
  #hints = 0;

  /** @param at the step to begin with */
  constructor(rules: Ruleset, lesson: Lesson, at: number, onsolved: (step: Step, how: Solved) => void) {
    this.rules = rules;
    this.lesson = lesson;
    this.steps = lesson.steps();
    this.#onsolved = onsolved;
    this.at = Math.min(at, this.steps.length - 1);
    this.restart();
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  get exercise(): Exercise {
    return this.#exercise;
  }

  get position(): Position {
    return this.#exercise.position;
  }

  get lastMove(): Move | undefined {
    return this.#exercise.lastMove;
  }

  get flipped(): boolean {
    return this.step.position.sideToMove === 'black';
  }

  get mayMove(): boolean {
    const { task, state } = this.#exercise;
    return state === 'open' && !this.#isWaiting && task.is !== 'illegal' && task.is !== 'look';
  }

  /** The forced pass, when that is the only move there is. */
  get pass(): Move | undefined {
    return this.mayMove ? legalMoves(this.position).find(({ type }) => type === 'pass') : undefined;
  }

  get marks(): readonly Mark[] {
    const { board } = this.rules;
    const stars = this.#exercise.collecting?.stars ?? [];
    return [...stars.map((star): Mark => ({ square: board.name(star), kind: 'star' })), ...this.pointed];
  }

  mayMoveFrom(square: Square): boolean {
    const hero = this.#exercise.collecting?.hero;
    return hero === undefined || hero === square;
  }

  go(at: number): void {
    this.at = at;
    this.restart();
    announce(this.step.text);
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    this.#exercise = begin(this.step.task, this.step.position);
    this.choice = undefined;
    this.feedback = undefined;
    this.arrows = this.#wayToShow();
    this.#hints = 0;
    this.pointed = this.step.show === undefined ? [] : ridesFrom(this.position, this.step.show);
    if (this.#exercise.task.is === 'look') this.#onsolved(this.step, 'done');
  }

  tryMove(from: Square, to: Square): void {
    if (this.mayMove) playBetween(this, from, to);
  }

  missed(from: Square, to: Square): void {
    if (!this.mayMove) return;
    const why = whyNot(this.position, from, to);
    if (why === undefined) return;
    this.#point(from, to);
    this.#say('bad', this.#toWrong(from, to) ?? why.words);
  }

  play(move: Move): void {
    this.choice = undefined;
    const { position } = this;
    const result = answer(this.#exercise, move);
    this.pointed = [];
    if (result.is === 'wrong') {
      const { task } = this.#exercise;
      const general = task.is === 'goal' ? t(`learn.wrong.${task.goal}`) : t('learn.wrong');
      this.#say('bad', this.step.wrong[writeUci(this.rules, move)] ?? general);
      return;
    }
    const before = this.#exercise.collecting?.stars.length ?? 0;
    const arrow = moveArrow(position, move, 3);
    this.arrows = arrow === undefined ? [] : [arrow];
    this.#exercise = result.exercise;
    if (result.exercise.state === 'done') this.#finish();
    else if (result.exercise.state === 'stuck') this.#say('bad', t('learn.stuck'));
    else if (result.replied !== undefined) this.#letReply(result.replied);
    else if ((result.exercise.collecting?.stars.length ?? 0) < before) this.#say('good', t('learn.star'));
    else this.feedback = undefined;
  }

  choose(option: Option): void {
    const result = choose(this.#exercise, option);
    if (result.is === 'wrong') {
      this.#say('bad', this.step.wrong[option.text] ?? t('learn.isLegal', { move: option.text }));
      return;
    }
    const why = whyNot(this.position, option.from, option.to);
    this.#exercise = result.exercise;
    this.#point(option.from, option.to);
    this.#finish(why?.words);
  }

  /** Shows an option of the question on the board. */
  preview(option: Option | undefined): void {
    const name = this.rules.board.name;
    this.arrows = option === undefined ? [] : [{ from: name(option.from), to: name(option.to) }];
  }

  /** The written hint first, then the move itself. */
  hint(): void {
    const { hint } = this.step;
    const wants = this.#hints++;
    if (hint !== undefined && wants === 0) {
      this.#say('hint', hint);
      return;
    }
    const move = nextMove(this.#exercise, legalMoves(this.position));
    const arrow = move && moveArrow(this.position, move);
    if (move === undefined) {
      this.#say('hint', hint ?? t(this.#exercise.task.is === 'illegal' ? 'learn.hint.option' : 'learn.stuck'));
    } else if (arrow === undefined) {
      this.#say('hint', t('learn.task.pass'));
    } else {
      this.arrows = [arrow];
      this.#say('hint', t('learn.hint.move', { from: arrow.from, to: arrow.to }));
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Marks where a move would have led, and what is in the way or attacks there. */
  #point(from: Square, to: Square): void {
    const { board } = this.rules;
    const at = whyNot(this.position, from, to)?.at;
    const by = at === undefined || at === to ? {} : { by: board.name(at) };
    this.pointed = [{ square: board.name(to), kind: 'blocked', ...by }];
  }

  #letReply(replied: Exercise): void {
    this.#isWaiting = true;
    this.#say('good', t('learn.goodOn'));
    this.#timer = setTimeout(() => {
      this.#isWaiting = false;
      this.#exercise = replied;
      this.arrows = [];
    }, REPLY_AFTER);
  }

  #finish(why?: string): void {
    const { moves, par } = this.#exercise;
    const isBest = moves <= par;
    const counted = isBest ? t('learn.done.best', { count: moves }) : t('learn.done.slower', { moves, par });
    const words = [this.step.done ?? why ?? (par === 0 ? t('learn.done') : undefined), par > 0 ? counted : undefined];
    this.#say('done', sentences(words.filter((part) => part !== undefined)));
    this.#onsolved(this.step, par > 0 && !isBest ? 'done' : 'best');
  }

  #wayToShow(): readonly Arrow[] {
    const [from, ...rest] = this.step.way.map((square) => this.rules.board.name(square));
    const to = rest.pop();
    return from === undefined || to === undefined ? [] : [{ from, via: rest, to, rank: 2 }];
  }

  #toWrong(from: Square, to: Square): string | undefined {
    const { board } = this.rules;
    return this.step.wrong[board.name(from) + board.name(to)];
  }

  #say(is: Feedback['is'], words: string): void {
    this.feedback = { is, words };
    announce(words);
  }
}

function ridesFrom(position: Position, square: Square): readonly Mark[] {
  const rides = ridesOf(position, square);
  return rides === undefined ? [] : marksOf(position, rides);
}

/** A puzzle on the board: what the page shows and follows, around the plain values of an attempt. */
import { EMPTY, type Move, type PieceCode, type Position, type Ruleset, type Square } from '@hippodrome/rules';
import { announce } from '../app/announcer.svelte.js';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { sentences } from '../i18n/listing.js';
import { playBetween } from '../play/choices.js';
import { spokenMovement } from '../play/spoken.js';
import {
  type Attempt,
  askHint,
  attemptMove,
  awaitsReply,
  begin,
  expected,
  isClean,
  lastMoveOf,
  leafTo,
  positionOf,
  refute,
  reply,
  retry,
  showSolution,
} from './attempt.js';
import type { Opened } from './puzzle.js';
import { Refuter } from './refuter.js';
import { type Feedback, feedbackOf } from './words.js';

/** Milliseconds before the enemy answers, so that the solver's own move is seen. */
const PAUSE = 450;

export class Solver implements BoardSubject {
  readonly rules: Ruleset;
  readonly opened: Opened;
  readonly #refuter: Refuter;
  readonly #settled: (solved: boolean) => void;
  readonly #before: Move | undefined;
  #isSettled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt: Attempt = $state.raw() as Attempt;
  #isTurned = $state(false);
  choice: Choice | undefined = $state.raw();
  feedback: Feedback = $state.raw() as Feedback;

  /** @param settled hears, once, whether the puzzle was solved without errors and help */
  constructor(opened: Opened, settled: (solved: boolean) => void) {
    this.opened = opened;
    this.rules = opened.start.rules;
    this.#refuter = new Refuter(this.rules);
    this.#settled = settled;
    this.#before = moveBefore(opened);
    this.#attempt = begin(opened);
    this.feedback = feedbackOf(this.#attempt);
  }

  get attempt(): Attempt {
    return this.#attempt;
  }

  get position(): Position {
    return positionOf(this.#attempt);
  }

  get lastMove(): Move | undefined {
    return lastMoveOf(this.#attempt) ?? (this.position === this.opened.start ? this.#before : undefined);
  }

  get flipped(): boolean {
    return (this.opened.start.sideToMove === 'black') !== this.#isTurned;
  }

  get mayMove(): boolean {
    return this.#attempt.stage.is === 'solving' && !awaitsReply(this.#attempt);
  }

  /** Whether nothing is left to find. */
  get isOver(): boolean {
    const { is } = this.#attempt.stage;
    return is === 'solved' || is === 'shown';
  }

  /** What a hint tells: the piece, then where it goes. */
  get marks() {
    const { hint } = this.#attempt;
    const move = expected(this.#attempt);
    if (hint === 'none' || move === undefined || move.type === 'pass') return [];
    const squares = hint === 'piece' ? [move.from] : [move.from, move.to];
    return squares.map((square) => ({ square: this.rules.board.name(square), kind: 'hint' as const }));
  }

  turn(): void {
    this.#isTurned = !this.#isTurned;
  }

  tryMove(from: Square, to: Square): void {
    playBetween(this, from, to);
  }

  play(move: Move): void {
    this.choice = undefined;
    if (!this.mayMove) return;
    const before = this.position;
    this.#change(attemptMove(this.#attempt, move), before, move);
    const { stage } = this.#attempt;
    if (stage.is === 'wrong') void this.#refute();
    else if (awaitsReply(this.#attempt)) this.#timer = setTimeout(() => this.#reply(), PAUSE);
  }

  retry(): void {
    this.#change(retry(this.#attempt));
  }

  hint(): void {
    this.#change(askHint(this.#attempt));
  }

  show(): void {
    clearTimeout(this.#timer);
    this.choice = undefined;
    this.#change(showSolution(this.#attempt));
  }

  leafTo(ply: number): void {
    this.#change(leafTo(this.#attempt, ply));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#refuter.close();
  }

  #reply(): void {
    const before = this.position;
    const move = this.opened.solution[this.#attempt.ply]?.move;
    this.#change(reply(this.#attempt), before, move);
  }

  async #refute(): Promise<void> {
    const wrong = this.#attempt;
    const before = this.position;
    const answer = await this.#refuter.answer(before);
    if (answer === undefined || this.#attempt !== wrong) return;
    await new Promise((resolve) => (this.#timer = setTimeout(resolve, PAUSE)));
    if (this.#attempt !== wrong) return;
    this.#attempt = refute(wrong, answer.move);
    this.feedback = feedbackOf(this.#attempt, answer.score);
    this.#say(before, answer.move);
  }

  /** @param move what was just played in the position before, to be told to those who do not see it */
  #change(attempt: Attempt, before?: Position, move?: Move): void {
    if (attempt === this.#attempt) return;
    this.#attempt = attempt;
    this.feedback = feedbackOf(attempt);
    this.#say(before, move);
    const isFailed = !isClean(attempt);
    if (this.#isSettled || (!isFailed && attempt.stage.is !== 'solved')) return;
    this.#isSettled = true;
    this.#settled(!isFailed);
  }

  #say(before?: Position, move?: Move): void {
    const told = before && move && spokenMovement({ move, before, side: before.sideToMove });
    announce(
      sentences([...(told === undefined ? [] : [told]), this.feedback.title, this.feedback.text].filter(Boolean)),
    );
  }
}

/** The enemy's error as far as the marks on the board need it: what it took is no longer known. */
function moveBefore({ start, puzzle }: Opened): Move | undefined {
  const { rules, placement } = start;
  const [, from = '', to = ''] = /^([a-z]\d+)([a-z]\d+)/.exec(puzzle.last) ?? [];
  const [origin, target] = [rules.board.find(from), rules.board.find(to)];
  if (origin === undefined || target === undefined) return undefined;
  const piece = placement[target] as PieceCode;
  return { type: 'step', from: origin, to: target, piece, promotion: EMPTY, captures: [], passed: [] };
}

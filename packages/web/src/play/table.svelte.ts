/**
 * The table a game is played at: ties the session to what the page shows, to the computer player, the ticking of the clock and the
 * storage. All decisions about the game are the session's; here are the side effects, and what is being looked at.
 */
import type { GameRecord } from '@hippodrome/engine';
import {
  type Colour,
  type Move,
  opposite,
  type Position,
  type Problem,
  type Ruleset,
  type Square,
  startPosition,
  writeFen,
} from '@hippodrome/rules';
import type { AnalysisSubject, Variation, VariationStep } from '../analysis/subject.js';
import { announce } from '../app/announcer.svelte.js';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { t } from '../i18n/index.js';
import { saidInTime } from '../i18n/said.js';
import type { PlayOptions } from '../router.js';
import { playBetween } from './choices.js';
import { recordFor } from './computer-record.js';
import { finishedGame, pgnDate } from './finished-game.js';
import { type Hint, hintOf } from './hint.js';
import { newGame, type Opened, openGame } from './open-game.js';
import { Opponent } from './opponent.js';
import { PremoveDesk } from './premove-desk.svelte.js';
import { saveGame } from './saved-game.js';
import type { Session } from './session.js';
import { loneSide } from './settings.js';
import { spokenMove } from './spoken.js';
import { gameStore } from './storage.js';
import { outcomeHeadline } from './verdict.js';
import { type View, viewOf } from './view.js';

export type ComputerState =
  | { readonly is: 'idle' | 'thinking' }
  | { readonly is: 'broken'; readonly problem: Problem | undefined };

const TICK = 100;
/** A move that comes at once is not seen coming: the computer takes at least this long. */
const LEAST_THINKING = 200;

export class Table implements BoardSubject, AnalysisSubject {
  readonly rules: Ruleset;
  #options: PlayOptions;
  #session: Session;
  #opponent: Opponent;
  /** Moves ahead of their turn. */
  readonly ahead = new PremoveDesk(this);
  /** Grows whenever what the computer is thinking about is no longer wanted. */
  #question = 0;
  #isLeft = false;

  view: View = $state.raw() as View;
  /** The ply being looked at; the number of plies when it is the present. */
  shown = $state(0);
  flipped = $state(false);
  variation: Variation | undefined = $state.raw();
  choice: Choice | undefined = $state.raw();
  computer: ComputerState = $state.raw({ is: 'idle' });
  hint: Hint | undefined = $state.raw();
  isHinting = $state(false);
  drawDeclined = $state(false);
  restored = $state(false);
  dropped: readonly Problem[] = $state.raw([]);
  badPosition: readonly Problem[] = $state.raw([]);
  now = $state(0);

  constructor(rules: Ruleset, options: PlayOptions) {
    this.rules = rules;
    this.#options = options;
    const now = Date.now();
    const opened = openGame(rules, options, gameStore.load(rules.spec.slug, options), now, Math.random());
    if (opened.dropped.length > 0) gameStore.drop(rules.spec.slug, options);
    this.#session = opened.session;
    this.#opponent = this.#invite();
    this.#sit(opened);
  }

  get slug(): string {
    return this.rules.spec.slug;
  }

  /** The FEN that the address asked for. */
  get askedFen(): string | undefined {
    return this.#options.fen;
  }

  get settings(): Session['settings'] {
    return this.#session.settings;
  }

  /** The only person's side; undefined when two share the screen. */
  get me(): Colour | undefined {
    return loneSide(this.#session.settings);
  }

  /** The position on the board. */
  get position(): Position {
    return this.variation?.steps[this.variation.at]?.after ?? this.gamePosition;
  }

  /** The position of the game that is looked at, or that a line shown on the board begins with. */
  get gamePosition(): Position {
    return this.view.lines[this.shown - 1]?.after ?? this.startPosition;
  }

  /** The move that led to the position on the board. */
  get lastMove(): Move | undefined {
    return this.variation?.steps[this.variation.at]?.move ?? this.view.lines[this.shown - 1]?.move;
  }

  get startPosition(): Position {
    return this.#session.game.start;
  }

  get isLive(): boolean {
    return this.shown === this.view.lines.length;
  }

  /** Whether a person may move now, on the board as it is shown. */
  get mayMove(): boolean {
    if (!this.isLive || this.variation !== undefined) return false;
    return this.view.isPersonsTurn && this.view.forcedPass === undefined;
  }

  /** Squares were chosen on the board: plays the move, or asks which one is meant. */
  tryMove(from: Square, to: Square): void {
    if (this.mayMove) playBetween(this, from, to);
  }

  /** The computer's moves are not to suffer from an analysis. */
  get mustRest(): boolean {
    return this.computer.is === 'thinking';
  }

  /** Whether an analysis helps a player whose game is still on. */
  get isUnfair(): boolean {
    return this.me !== undefined && this.view.outcome === undefined;
  }

  get mayAskForHint(): boolean {
    return this.me !== undefined && this.mayMove && !this.isHinting && this.view.drawOffer === undefined;
  }

  /** What the computer would play in the player's place. */
  async askForHint(): Promise<void> {
    if (!this.mayAskForHint) return;
    const question = ++this.#question;
    const { position } = this.view;
    const record = recordFor(this.#session);
    this.isHinting = true;
    const answer = await this.#opponent.ask((player) => player.hint(record));
    this.isHinting = false;
    if (question !== this.#question || this.#isLeft) return;
    if (!answer.ok) {
      this.#breakDown(answer.problems);
      return;
    }
    this.hint = hintOf(position, answer.value.move);
    announce(this.hint.words);
  }

  play(move: Move): void {
    this.choice = undefined;
    if (this.isHinting) this.#forgetQuestion();
    const result = this.#session.play(move, Date.now());
    this.drawDeclined = false;
    this.restored = false;
    if (result.ok) announce(spokenMove(result.value));
    this.#changed();
  }

  undo(): void {
    this.#forgetQuestion();
    if (this.#session.undo(Date.now())) announce(t('play.toMove', { side: t(`colour.${this.#session.turn}`) }));
    this.drawDeclined = false;
    this.#changed();
  }

  resign(): void {
    this.#forgetQuestion();
    this.#session.resign(this.#session.speaker, Date.now());
    this.#changed();
  }

  /** Offers a draw. The computer answers at once; a friend at the screen answers by the buttons. */
  offerDraw(): void {
    const side = this.#session.speaker;
    this.drawDeclined = false;
    this.#session.offerDraw(side, Date.now());
    this.#changed();
    if (this.me !== undefined && this.view.drawOffer !== undefined) void this.#askForDraw(opposite(side));
  }

  acceptDraw(): void {
    this.#session.acceptDraw(Date.now());
    this.#changed();
  }

  declineDraw(): void {
    this.#session.declineDraw();
    this.#changed();
  }

  /** In a position in which nothing can change any more, both sides agree at once. */
  agreeFrozen(): void {
    this.#forgetQuestion();
    this.#session.offerDraw('white', Date.now());
    this.acceptDraw();
  }

  retryComputer(): void {
    this.#opponent.close();
    this.#opponent = this.#invite();
    this.computer = { is: 'idle' };
    this.#letComputerMove();
  }

  /** Begins another game here. It is kept as this game's own, whatever address led here. */
  startNew(options: PlayOptions): void {
    this.#forgetQuestion();
    this.#options = {};
    this.#opponent.close();
    const opened = newGame(this.rules, options, Math.random());
    this.#session = opened.session;
    this.#opponent = this.#invite();
    this.#sit(opened);
    announce(t('play.toMove', { side: t(`colour.${this.#session.turn}`) }));
  }

  goTo(ply: number): void {
    this.variation = undefined;
    this.shown = Math.min(Math.max(0, ply), this.view.lines.length);
  }

  /** One move on or back: along the line on the board, else in the game. */
  step(by: 1 | -1): void {
    if (this.variation === undefined) this.goTo(this.shown + by);
    else this.showVariation(this.variation.steps, this.variation.at + by);
  }

  /** Shows a line as far as one of its moves; before its first move the game is back. */
  showVariation(steps: readonly VariationStep[], at: number): void {
    this.variation = at < 0 ? undefined : { steps, at: Math.min(at, steps.length - 1) };
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#keep();
  }

  fen(): string {
    return writeFen(this.position);
  }

  /** The whole game, for whoever shows it: where it began, unless that was the array, and its moves as coordinates. */
  gamePlayed(): { readonly fen?: string; readonly moves: readonly string[] } {
    const moves = this.view.lines.map(({ uci }) => uci);
    const fen = writeFen(this.startPosition);
    return fen === writeFen(startPosition(this.rules)) ? { moves } : { fen, moves };
  }

  /** The game up to where it is looked at, as an engine is told of it. */
  recordShown(): GameRecord {
    return recordFor(this.#session, this.shown);
  }

  /** Sets the clock ticking and the computer thinking, until the returned function is called. */
  attend(): () => void {
    const timer = setInterval(() => this.#tick(), TICK);
    const hide = (): void => this.#keep();
    addEventListener('pagehide', hide);
    this.#letComputerMove();
    return () => {
      this.#isLeft = true;
      clearInterval(timer);
      removeEventListener('pagehide', hide);
      this.#keep();
      this.#opponent.close();
    };
  }

  #sit({ flipped, restored, dropped, position }: Opened): void {
    this.now = Date.now();
    this.#session.resume(this.now);
    this.flipped = flipped;
    this.restored = restored;
    this.dropped = dropped;
    this.badPosition = position;
    this.choice = undefined;
    this.drawDeclined = false;
    this.computer = { is: 'idle' };
    this.#changed(restored || dropped.length > 0);
  }

  /** @param quietly nothing is kept: the game is as it was found */
  #changed(quietly = false): void {
    this.view = viewOf(this.#session);
    this.variation = undefined;
    this.hint = undefined;
    this.shown = this.view.lines.length;
    this.now = Date.now();
    if (!quietly) this.#keep();
    if (this.view.outcome !== undefined && !quietly) {
      announce(outcomeHeadline(this.view.outcome, this.me, this.view.because));
      void this.#putAway();
    }
    this.#letComputerMove();
  }

  #keep(): void {
    gameStore.save(this.slug, this.#options, saveGame(this.#session, this.flipped, Date.now()));
  }

  /** A finished game goes into the library, which is fetched for it. A browser that keeps no games loses it with the page. */
  async #putAway(): Promise<void> {
    const game = finishedGame(this.#session, pgnDate(new Date()));
    const kit = await import('../library/index.js').catch(() => undefined);
    await kit?.library().saveGame(game, 'played');
  }

  #tick(): void {
    if (this.view.clock?.running === undefined) return;
    this.now = Date.now();
    if (this.#session.timeOutIfDue(this.now)) {
      this.#forgetQuestion();
      this.choice = undefined;
      this.#changed();
    }
  }

  #letComputerMove(): void {
    if (this.#isLeft || !this.view.isComputersTurn || this.computer.is !== 'idle') return;
    void this.#askForMove();
  }

  async #askForMove(): Promise<void> {
    const question = ++this.#question;
    this.computer = { is: 'thinking' };
    const record = recordFor(this.#session);
    const chosen = this.#opponent.ask((player) => player.choose(record));
    const [answer] = await Promise.all([chosen, pause(LEAST_THINKING)]);
    if (question !== this.#question || this.#isLeft) return;
    if (answer.ok) {
      this.computer = { is: 'idle' };
      this.play(answer.value.move);
      void this.ahead.play();
    } else this.#breakDown(answer.problems);
  }

  #breakDown(problems: readonly Problem[]): void {
    this.computer = { is: 'broken', problem: problems[0] };
    void saidInTime(problems[0]).then((message) => announce(t('play.engineDied', { message })));
  }

  async #askForDraw(side: Colour): Promise<void> {
    const question = ++this.#question;
    const record = recordFor(this.#session);
    const answer = await this.#opponent.ask((player) => player.acceptsDraw(record, side));
    if (question !== this.#question || this.#isLeft || this.view.drawOffer === undefined) return;
    if (answer.ok && answer.value) {
      this.acceptDraw();
      return;
    }
    this.declineDraw();
    this.drawDeclined = true;
    announce(t('play.drawDeclined'));
  }

  /** A computer player for the session; it begins to exist when it is asked something. */
  #invite(): Opponent {
    return new Opponent({ variant: this.rules, level: this.#session.settings.level });
  }

  #forgetQuestion(): void {
    this.#question += 1;
    this.ahead.premove = undefined;
    this.#opponent.stop();
    if (this.computer.is === 'thinking') this.computer = { is: 'idle' };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

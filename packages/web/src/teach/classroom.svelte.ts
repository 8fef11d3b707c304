/**
 * A game that is taught: two people at one board, no clock, and notes to each ply. Ties the game to the board, to what is kept and to
 * what there is to talk about.
 */
import type { Mark } from '@hippodrome/board';
import { dormantChecksOf, inCheck, type Move, type Position, type Ruleset, type Square } from '@hippodrome/rules';
import { announce } from '../app/announcer.svelte.js';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { playBetween } from '../play/choices.js';
import type { Line } from '../play/session.js';
import { spokenMove } from '../play/spoken.js';
import { type Happening, happeningsAt } from './happenings.js';
import { type Notes, newTaughtGame, notesUntil, type TaughtGame, type TaughtStore, withNote } from './notes.js';
import { type Regime, regimeOf } from './regime.js';

export class Classroom implements BoardSubject {
  readonly rules: Ruleset;
  readonly #store: TaughtStore;
  #game: TaughtGame;

  lines: readonly Line[] = $state.raw([]);
  notes: Notes = $state.raw({});
  /** The ply that is looked at. */
  shown = $state(0);
  flipped = $state(false);
  choice: Choice | undefined = $state.raw();
  /** Whether the board shows who would be in check. */
  isLifted = $state(false);
  isOver = $state(false);

  constructor(rules: Ruleset, store: TaughtStore) {
    this.rules = rules;
    this.#store = store;
    this.#game = store.load(rules);
    this.notes = this.#game.notes;
    this.#follow(this.#game.session.lines.length);
  }

  get game(): TaughtGame {
    return { session: this.#game.session, notes: this.notes };
  }

  get line(): Line | undefined {
    return this.lines[this.shown - 1];
  }

  get position(): Position {
    return this.line?.after ?? this.#game.session.game.start;
  }

  get lastMove(): Move | undefined {
    return this.line?.move;
  }

  get isLive(): boolean {
    return this.shown === this.lines.length;
  }

  get mayMove(): boolean {
    return this.isLive && !this.isOver && this.pass === undefined;
  }

  get pass(): Move | undefined {
    return this.isLive && !this.isOver ? this.#game.session.forcedPass : undefined;
  }

  get regime(): Regime {
    return regimeOf(this.position);
  }

  get happenings(): readonly Happening[] {
    return happeningsAt(this.position, this.line, this.isLive && this.isOver);
  }

  /** Attackers of kings that nobody minds yet. */
  get marks(): readonly Mark[] {
    if (!this.isLifted || inCheck(this.position)) return [];
    const { name } = this.rules.board;
    const { white, black } = dormantChecksOf(this.position);
    return [...white, ...black].flatMap(({ royal, attackers }): readonly Mark[] => [
      { square: name(royal), kind: 'attack' },
      ...attackers.map((attacker): Mark => ({ square: name(attacker), kind: 'capture', from: name(royal) })),
    ]);
  }

  tryMove(from: Square, to: Square): void {
    if (this.mayMove) playBetween(this, from, to);
  }

  play(move: Move): void {
    this.choice = undefined;
    const result = this.#game.session.play(move, 0);
    if (result.ok) announce(spokenMove(result.value));
    this.#follow(this.#game.session.lines.length);
    this.#keep();
  }

  undo(): void {
    if (!this.#game.session.undo(0)) return;
    this.notes = notesUntil(this.notes, this.#game.session.lines.length);
    this.#keep();
    this.#follow(this.#game.session.lines.length);
  }

  begin(): void {
    this.#game = newTaughtGame(this.rules);
    this.notes = {};
    this.#follow(0);
    this.#keep();
  }

  goTo(ply: number): void {
    this.shown = Math.min(Math.max(0, ply), this.lines.length);
  }

  /** @param note to the ply that is looked at */
  write(note: string): void {
    this.notes = withNote(this.notes, this.shown, note);
    this.#keep();
  }

  #keep(): void {
    this.#game = { session: this.#game.session, notes: this.notes };
    this.#store.save(this.#game);
  }

  #follow(ply: number): void {
    const { session } = this.#game;
    this.lines = [...session.lines];
    this.isOver = session.outcome !== undefined;
    this.shown = ply;
  }
}

/** The position that is being set up, as the page shows and changes it, and what the rules think of it. */
import {
  EMPTY,
  type Position,
  type Problem,
  type Result,
  type Ruleset,
  type Setup,
  type Square,
  writeSetup,
} from '@hippodrome/rules';
import { readPosition } from '../play/position-text.js';
import {
  carryTo,
  change,
  type Done,
  type Draft,
  newDraft,
  redo,
  settle,
  type Tool,
  undo,
  use,
  write,
} from './draft.js';
import { put } from './setup-changes.js';

export class Editor {
  readonly rules: Ruleset;
  #draft: Draft;
  tool: Tool = $state('hand');
  readonly #fen: string = $derived.by(() => writeSetup(this.rules, this.#draft.setup));
  readonly #verdict: Result<Position> = $derived.by(() => readPosition(this.rules, this.#fen));

  /** @param fen what an address asked for, right or wrong */
  constructor(rules: Ruleset, fen: string | undefined) {
    this.rules = rules;
    this.#draft = $state.raw(newDraft(rules, fen));
  }

  get setup(): Setup {
    return this.#draft.setup;
  }

  get picked(): Square | undefined {
    return this.#draft.picked;
  }

  get fen(): string {
    return this.#fen;
  }

  /** The position as text; what is being written, right or wrong, goes before it. */
  get text(): string {
    return this.#draft.written?.text ?? this.#fen;
  }

  /** Why what is being written is no position text; nothing when it is one. */
  get textProblems(): readonly Problem[] {
    return this.#draft.written?.problems ?? [];
  }

  /** Whether a game can go on from here; why not, otherwise. */
  get verdict(): Result<Position> {
    return this.#verdict;
  }

  get canUndo(): boolean {
    return this.#draft.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#draft.future.length > 0;
  }

  change(setup: Setup): void {
    this.#draft = change(this.rules, this.#draft, setup);
  }

  undo(): void {
    this.#draft = undo(this.#draft);
  }

  redo(): void {
    this.#draft = redo(this.#draft);
  }

  write(text: string): void {
    this.#draft = write(this.rules, this.#draft, text);
  }

  settle(): void {
    this.#draft = settle(this.#draft);
  }

  use(square: Square): Done {
    const [draft, done] = use(this.rules, this.#draft, this.tool, square);
    this.#draft = draft;
    return done;
  }

  /** @returns whether there was something */
  clear(square: Square): boolean {
    if (this.setup.placement[square] === EMPTY) return false;
    this.change(put(this.setup, square, EMPTY));
    return true;
  }

  carry(from: Square, to: Square | undefined): void {
    this.#draft = carryTo(this.rules, this.#draft, from, to);
  }

  letGo(): void {
    this.#draft = { ...this.#draft, picked: undefined };
  }
}

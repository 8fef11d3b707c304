/** A move that the only person at a table has entered ahead of its turn: kept until its turn comes, then played or dropped. */
import type { Colour, Move, Position } from '@hippodrome/rules';
import { tick } from 'svelte';
import { announce } from '../app/announcer.svelte.js';
import type { Ahead, Choice } from '../board/board-subject.js';
import { type Premove, premovedMoves } from '../board/premove-reach.js';
import { t } from '../i18n/index.js';
import { settings } from '../settings/settings.svelte.js';

/** What the desk has to know of its table, and what it does there. */
interface Seated {
  readonly me: Colour | undefined;
  /** The game itself is on the board, as it stands. */
  readonly isLive: boolean;
  readonly variation: unknown;
  readonly view: { readonly position: Position; readonly isComputersTurn: boolean };
  readonly mayMove: boolean;
  choice: Choice | undefined;
  play(move: Move): void;
}

export class PremoveDesk implements Ahead {
  readonly #table: Seated;
  #premove: Premove | undefined = $state.raw();

  constructor(table: Seated) {
    this.#table = table;
  }

  get mover(): Colour | undefined {
    const { me, view } = this.#table;
    return settings().premoves && this.#isSeen && view.isComputersTurn ? me : undefined;
  }

  get premove(): Premove | undefined {
    return this.#isSeen ? this.#premove : undefined;
  }

  set premove(premove: Premove | undefined) {
    this.#premove = premove;
  }

  /** The turn has come: what was entered is played, if it is legal, once the other side's move has been seen. */
  async play(): Promise<void> {
    const premove = this.#premove;
    this.#premove = undefined;
    if (premove === undefined) return;
    await tick();
    if (this.#table.mayMove) this.#carryOut(premove);
  }

  /** Where it may mean several moves, its player is asked. */
  #carryOut(premove: Premove): void {
    const moves = premovedMoves(this.#table.view.position, premove);
    const [first] = moves;
    if (first === undefined) announce(t('play.premoveDropped'));
    else if (moves.length === 1) this.#table.play(first);
    else this.#table.choice = { moves, to: premove.to };
  }

  get #isSeen(): boolean {
    return this.#table.isLive && this.#table.variation === undefined;
  }
}

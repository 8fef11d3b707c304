/** The opponent's threat as an arrow: what an engine would do in the place of the side that is not to move, thought of for a moment. */
import type { Arrow } from '@hippodrome/board';
import { createEngine, type Engine } from '@hippodrome/engine';
import { type Position, type Problem, parseUci, writeFen, writeSan } from '@hippodrome/rules';
import { moveArrow } from '../board/move-arrow.js';
import { threatPosition } from './threat.js';

export type ThreatState =
  | { readonly is: 'off' | 'looking' }
  | { readonly is: 'found'; readonly san: string; readonly arrow: Arrow | undefined }
  /** The rules do not allow asking, or the engine did not answer. */
  | { readonly is: 'none'; readonly problems: readonly Problem[] };

/** Milliseconds. */
const THINKING = 600;

export class Threat {
  #engine: Engine | undefined;
  /** Grows with every question, so that an answer that comes late is not heard. */
  #turn = 0;
  #answered: Promise<void> = Promise.resolve();

  isOn = $state(false);
  state: ThreatState = $state.raw({ is: 'off' });

  toggle(): void {
    this.isOn = !this.isOn;
  }

  /** Looks at a position, as long as it is on. */
  look(position: Position): void {
    const turn = ++this.#turn;
    if (!this.isOn) {
      this.close();
      return;
    }
    const threat = threatPosition(position);
    if (!threat.ok) {
      this.state = { is: 'none', problems: threat.problems };
      return;
    }
    this.state = { is: 'looking' };
    this.#engine?.stop();
    // One question at a time: the next waits for the last to be answered.
    this.#answered = this.#answered.then(async () => {
      if (turn !== this.#turn) return;
      const found = await this.#ask(threat.value);
      if (turn === this.#turn) this.state = found;
    });
  }

  close(): void {
    this.#turn++;
    this.#engine?.close();
    this.#engine = undefined;
    this.state = { is: 'off' };
  }

  async #ask(position: Position): Promise<ThreatState> {
    if (this.#engine === undefined) {
      this.#engine = createEngine();
      const loaded = await this.#engine.load(position.rules);
      if (!loaded.ok) return { is: 'none', problems: loaded.problems };
    }
    const record = { fen: writeFen(position), moves: [] };
    const thought = await this.#engine.think(record, { limits: { milliseconds: THINKING } });
    if (!thought.ok) return { is: 'none', problems: thought.problems };
    const move = parseUci(position, thought.value.lines[0].moves[0]);
    if (!move.ok) return { is: 'none', problems: move.problems };
    return { is: 'found', san: writeSan(position, move.value), arrow: moveArrow(position, move.value) };
  }
}

/**
 * Ending games whose result both engines agree on, to save time: off unless asked for, since an engine's score may be wrong in
 * games that nobody knows well.
 */
import type { Colour } from '@hippodrome/rules';
import type { EngineScore } from '../uci/info.js';

export interface Adjudication {
  /** Won when for so many moves of each side both see the same side ahead by so many centipawns. */
  readonly win?: { readonly centipawns: number; readonly moves: number } | undefined;
  /** Drawn when for so many moves of each side both see no more than so many centipawns, from some move of the game on. */
  readonly draw?: { readonly centipawns: number; readonly moves: number; readonly from: number } | undefined;
}

/** In the place of a mate, which is more than any centipawns. */
const MATE = 1_000_000;

export class Adjudicator {
  readonly #settings: Adjudication;
  /** Plies in a row. */
  #ahead: { side: Colour; plies: number } | undefined;
  #level = 0;

  constructor(settings: Adjudication) {
    this.#settings = settings;
  }

  /**
   * @param score what the mover thinks of the position, for its own side; undefined when it says nothing
   * @param move number of the move in the game, from 1
   * @returns the winner, null for a draw, undefined while the game goes on
   */
  judge(mover: Colour, score: EngineScore | undefined, move: number): Colour | null | undefined {
    const centipawns = score === undefined ? undefined : inCentipawns(score);
    const forWhite = centipawns === undefined ? undefined : mover === 'white' ? centipawns : -centipawns;
    return this.#judgeWin(forWhite) ?? this.#judgeDraw(forWhite, move);
  }

  #judgeWin(forWhite: number | undefined): Colour | undefined {
    const { win } = this.#settings;
    if (win === undefined) return undefined;
    if (forWhite === undefined || Math.abs(forWhite) < win.centipawns) {
      this.#ahead = undefined;
      return undefined;
    }
    const side = forWhite > 0 ? 'white' : 'black';
    this.#ahead = { side, plies: this.#ahead?.side === side ? this.#ahead.plies + 1 : 1 };
    return this.#ahead.plies >= 2 * win.moves ? side : undefined;
  }

  #judgeDraw(forWhite: number | undefined, move: number): null | undefined {
    const { draw } = this.#settings;
    if (draw === undefined) return undefined;
    const isLevel = forWhite !== undefined && Math.abs(forWhite) <= draw.centipawns && move >= draw.from;
    this.#level = isLevel ? this.#level + 1 : 0;
    return this.#level >= 2 * draw.moves ? null : undefined;
  }
}

function inCentipawns(score: EngineScore): number {
  if ('cp' in score) return score.cp;
  // Mate in 0 is said by the side that has been mated.
  return score.mate > 0 ? MATE : -MATE;
}

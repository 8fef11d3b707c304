/** What was played where: for each position of the games there are, the moves that were made, how often, and with what result. */
import type { GameResult } from '@hippodrome/rules';
import type { GameLine } from './game-entry.js';

/** A move and the games in which it was played. */
export interface OpeningMove {
  /** As coordinates. */
  readonly uci: string;
  readonly games: number;
  /** Games that White won, that were drawn, that Black won; the rest have no result. */
  readonly white: number;
  readonly draws: number;
  readonly black: number;
}

type Counted = { -readonly [K in keyof OpeningMove]: OpeningMove[K] };

const COUNTED_AS: Readonly<Record<GameResult, 'white' | 'draws' | 'black' | undefined>> = {
  '1-0': 'white',
  '1/2-1/2': 'draws',
  '0-1': 'black',
  '*': undefined,
};

export class OpeningIndex {
  readonly #moves = new Map<string, Map<string, Counted>>();
  #games = 0;

  /** Games counted. */
  get games(): number {
    return this.#games;
  }

  /** Counts a game. One that comes back to a position and plays the same move again counts there once. */
  add({ moves, positions, result }: Pick<GameLine, 'moves' | 'positions' | 'result'>): void {
    this.#games++;
    const seen = new Set<string>();
    moves.forEach((uci, i) => {
      const position = positions[i];
      if (position === undefined || seen.has(`${position} ${uci}`)) return;
      seen.add(`${position} ${uci}`);
      const there = this.#moves.get(position) ?? new Map<string, Counted>();
      this.#moves.set(position, there);
      const counted = there.get(uci) ?? { uci, games: 0, white: 0, draws: 0, black: 0 };
      there.set(uci, counted);
      counted.games++;
      const kind = COUNTED_AS[result];
      if (kind !== undefined) counted[kind]++;
    });
  }

  /** The moves played in a position, the most frequent first. @param position as `positionHash` has it */
  movesAt(position: string): readonly OpeningMove[] {
    const found = [...(this.#moves.get(position)?.values() ?? [])];
    return found.sort((a, b) => b.games - a.games || (a.uci < b.uci ? -1 : 1));
  }
}

/**
 * Forced wins by exhaustion: every move of the attacker, every reply, to the end; no evaluation and no pruning but of what is decided
 * already. Ends are those of the rules: mate, and whatever else wins or loses a game; draws by repetition and by counting moves are
 * not looked at, since a shortest win needs neither.
 */
import { type Core, type PackedMove, unpack } from '@hippodrome/core';
import { outcome, type Position, playUnchecked } from '@hippodrome/rules';

export interface ForcedWin {
  /** Moves of the winner, the fewest that do. */
  readonly moves: number;
  /** All first moves with which so few do. */
  readonly first: readonly PackedMove[];
}

export class ForcedWins {
  readonly #core: Core;
  /** Whether the side to move wins within so many moves, by key and number. */
  readonly #known = new Map<bigint, boolean>();
  #root: Position | undefined;
  #line: PackedMove[] = [];
  #left = 0;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * The win that the side to move can force, in at most so many moves.
   * @param budget moves that may be made
   * @returns undefined when there is none, or the budget does not suffice to tell
   */
  find(position: Position, atMost: number, budget: number): ForcedWin | undefined {
    this.#core.set(position);
    this.#root = position;
    this.#line = [];
    this.#known.clear();
    this.#left = budget;
    if (this.#isOver()) return undefined;
    for (let moves = 1; moves <= atMost; moves++) {
      if (!this.#wins(moves)) continue;
      const first = this.#core.moves().filter((move) => this.#after(move, () => this.#loses(moves - 1)));
      return this.#left > 0 ? { moves, first } : undefined;
    }
    return undefined;
  }

  /** Whether the side to move wins within so many of its moves. */
  #wins(moves: number): boolean {
    if (this.#left <= 0) return false;
    const key = (this.#core.key() << 3n) | BigInt(moves);
    const known = this.#known.get(key) ?? this.#tryAll(moves);
    this.#known.set(key, known);
    return known;
  }

  #tryAll(moves: number): boolean {
    const replies = (move: PackedMove): number => this.#after(move, () => this.#core.count());
    // What leaves fewest replies is most likely to win.
    const all = this.#core.moves().map((move) => ({ move, replies: moves === 1 ? 0 : replies(move) }));
    all.sort((a, b) => a.replies - b.replies);
    return all.some(({ move }) => this.#after(move, () => this.#loses(moves - 1)));
  }

  /** Whether the attacker has won, or does whatever the side to move plays while the attacker makes so many moves. */
  #loses(moves: number): boolean {
    if (this.#isOver()) return this.#isWon();
    if (moves === 0) return false;
    const answered = (): boolean => (this.#isOver() ? this.#isWon() : this.#wins(moves));
    return this.#core.moves().every((move) => this.#after(move, answered));
  }

  #isOver(): boolean {
    return this.#core.isDecided() || this.#core.count() === 0;
  }

  /** By the rules themselves. */
  #isWon(): boolean {
    const root = this.#root as Position;
    const end = this.#line.reduce((position, move) => playUnchecked(position, unpack(position, move)), root);
    return outcome(end)?.winner === root.sideToMove;
  }

  #after<T>(move: PackedMove, look: () => T): T {
    this.#left--;
    this.#core.play(move);
    this.#line.push(move);
    const found = look();
    this.#line.pop();
    this.#core.takeBack();
    return found;
  }
}

/** One game of a load: its two players at their sockets, those who look on, and what of its moves arrived when. */
import { LiveClient, type Socket } from '@hippodrome/protocol';
import { WebSocket } from 'ws';

export interface Tally {
  /** Milliseconds from sending a move until the opponent has it. */
  readonly latencies: number[];
  acknowledged: number;
  refused: number;
  /** Events that came twice, or in the wrong order, at any socket. */
  misplaced: number;
  /** Events at all sockets. */
  delivered: number;
}

export class Table {
  readonly #game: string;
  readonly #moves: readonly string[];
  readonly #tally: Tally;
  readonly #players: readonly LiveClient[];
  readonly #lookingOn: readonly LiveClient[];
  #ply = 0;
  #isUnderWay = false;
  #sentAt = 0;

  constructor(game: string, moves: readonly string[], cookies: readonly string[], address: string, tally: Tally) {
    this.#game = game;
    this.#moves = moves;
    this.#tally = tally;
    const clients = cookies.map((cookie) => open(address, cookie));
    this.#players = clients.slice(0, 2);
    this.#lookingOn = clients.slice(2);
    for (const [side, client] of clients.entries()) this.#listen(client, side);
  }

  get isConnected(): boolean {
    return [...this.#players, ...this.#lookingOn].every((client) => client.isConnected);
  }

  /** How many moves the server has taken. */
  get ply(): number {
    return this.#ply;
  }

  /** Makes the next move, unless the last one is still under way or the game is played out. */
  move(): boolean {
    const uci = this.#moves[this.#ply];
    if (this.#isUnderWay || uci === undefined) return false;
    this.#isUnderWay = true;
    const ply = this.#ply;
    this.#sentAt = performance.now();
    void this.#players[ply % 2]?.wish(this.#game, { type: 'move', ply, uci }).then((done) => {
      if (done.ok) this.#tally.acknowledged += 1;
      else this.#tally.refused += 1;
    });
    return true;
  }

  close(): void {
    for (const client of [...this.#players, ...this.#lookingOn]) client.close();
  }

  #listen(client: LiveClient, place: number): void {
    let last = 0;
    client.watch(this.#game, {
      event: (event, number) => {
        this.#tally.delivered += 1;
        const isNext = number === last + 1 && event.type === 'move' && event.uci === this.#moves[number - 1];
        if (!isNext) this.#tally.misplaced += 1;
        last = number;
        if (place === number % 2) this.#arrived(number);
      },
    });
  }

  /** The opponent has the move, and may answer it. */
  #arrived(number: number): void {
    this.#tally.latencies.push(performance.now() - this.#sentAt);
    this.#ply = number;
    this.#isUnderWay = false;
  }
}

function open(address: string, cookie: string): LiveClient {
  const options = { headers: { Cookie: cookie }, perMessageDeflate: false };
  return new LiveClient({ open: () => new WebSocket(address, options) as unknown as Socket });
}

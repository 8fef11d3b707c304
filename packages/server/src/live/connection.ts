/**
 * One visitor's live connection: reads what it says, does it, and tells it what happens in the games it watches. Whatever comes in is
 * answered or, when it is too much, ends the connection; nothing of it can stop the server.
 */
import { type ClientMessage, type Command, readClientMessage, type ServerMessage } from '@hippodrome/protocol';
import type { Colour, Problem } from '@hippodrome/rules';
import { opposite } from '@hippodrome/rules';
import type { Role } from '../play/attendance.js';
import type { Hall, OpenGame } from '../play/hall.js';
import type { Report } from '../report.js';
import type { Lag } from './lag.js';

/** Whom the server takes somebody for. */
export interface Visitor {
  /** Undefined for somebody who may only look on. */
  readonly account: string | undefined;
  /** Undefined for guests. */
  readonly name?: string;
}

/** What is used of a socket. */
export interface Line {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
}

export interface ConnectionOptions {
  readonly visitor: Visitor;
  readonly line: Line;
  readonly lag: Lag;
  readonly hall: Hall;
  readonly now: () => number;
  /** Hears of what went wrong and is nobody's answer. */
  readonly report: Report;
}

/** How many games one connection may watch. */
const MOST_GAMES = 100;
/** A client that takes in nothing is let go rather than remembered. */
const MOST_WAITING = 1_000_000;
/** In ten seconds, in sum over all games. */
const MOST_MESSAGES = 300;
const WINDOW = 10_000;

/** Codes of RFC 6455 with which a connection is ended. */
const POLICY = 1008;

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #watched = new Map<string, () => void>();
  #isClosed = false;
  #windowEnds = 0;
  #heard = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { visitor, now } = options;
    this.#send({
      t: 'hello',
      account: visitor.account ?? null,
      ...(visitor.name && { name: visitor.name }),
      now: now(),
    });
  }

  /** What has come over the line. */
  hear(text: string): void {
    if (this.#isTooMuch()) {
      this.#options.line.close(POLICY, 'too many messages');
      return;
    }
    const message = readClientMessage(text);
    if (message.ok) void this.#answer(message.value).catch((failure) => this.#failed(message.value, failure));
    else this.#refuse({}, message.problems);
  }

  /** The line is no more. */
  close(): void {
    this.#isClosed = true;
    for (const leave of this.#watched.values()) leave();
    this.#watched.clear();
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'ping':
        this.#send({ t: 'pong', id: message.id, now: this.#options.now() });
        return;
      case 'leave':
        this.#leave(message.game);
        return;
      case 'watch':
        return this.#watch(message);
      case 'do':
        return this.#do(message);
    }
  }

  async #watch({ game: id, after }: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    const opened = await this.#options.hall.open(id);
    if (!opened.ok) return this.#refuse({ game: id }, opened.problems);
    const { room, info, attendance } = opened.value;
    this.#leave(id);
    if (this.#watched.size >= MOST_GAMES) {
      const message = `one connection watches at most ${MOST_GAMES} games`;
      return this.#refuse({ game: id }, [{ code: 'live/too-many-games', message, severity: 'error' }]);
    }
    const leavePlace = attendance.enter(this.#roleIn(opened.value), (presence) =>
      this.#send({ t: 'presence', game: id, presence }),
    );
    this.#watched.set(id, leavePlace);
    this.#send({ t: 'game', game: id, info, presence: attendance.now() });
    const leaveRoom = await room.watch(after, (from, events) =>
      this.#send({ t: 'events', game: id, from, events, now: this.#options.now() }),
    );
    if (this.#watched.get(id) !== leavePlace) return leaveRoom();
    this.#watched.set(id, () => {
      leavePlace();
      leaveRoom();
    });
  }

  #leave(id: string): void {
    this.#watched.get(id)?.();
    this.#watched.delete(id);
  }

  async #do({ game, id, wish }: Extract<ClientMessage, { t: 'do' }>): Promise<void> {
    const opened = await this.#options.hall.open(game);
    if (!opened.ok) return this.#refuse({ game, id }, opened.problems);
    const side = this.#sideIn(opened.value);
    if (side === undefined) {
      const message = 'you are not one of the players';
      return this.#refuse({ game, id }, [{ code: 'game/not-yours', message, severity: 'error' }]);
    }
    const otherAwaySince = opened.value.attendance.now().away[opposite(side)];
    const command: Command = {
      ...wish,
      side,
      cause: id,
      lag: this.#options.lag.value,
      ...(otherAwaySince !== undefined && { otherAwaySince }),
    };
    const done = await opened.value.room.do(command);
    if (done.ok) this.#send({ t: 'done', game, id, number: done.value });
    else this.#refuse({ game, id }, done.problems);
  }

  #sideIn({ stored: { players } }: OpenGame): Colour | undefined {
    const { account } = this.#options.visitor;
    return (['white', 'black'] as const).find((side) => {
      const player = players[side];
      return account !== undefined && player.kind === 'account' && player.account === account;
    });
  }

  #roleIn(game: OpenGame): Role {
    return this.#sideIn(game) ?? 'spectator';
  }

  #refuse(about: { game?: string; id?: string }, [problem]: readonly Problem[]): void {
    if (problem !== undefined) this.#send({ t: 'refused', ...about, code: problem.code, message: problem.message });
  }

  /** Not the client's fault. It may send the same again. */
  #failed(message: ClientMessage, failure: unknown): void {
    this.#options.report(failure);
    const about = { ...('game' in message && { game: message.game }), ...('id' in message && { id: message.id }) };
    const text = 'the server could not do this now';
    this.#refuse(about, [{ code: 'server/failed', message: text, severity: 'error' }]);
  }

  #send(message: ServerMessage): void {
    if (this.#isClosed) return;
    const { line } = this.#options;
    if (line.bufferedAmount > MOST_WAITING) line.close(POLICY, 'too slow');
    else line.send(JSON.stringify(message));
  }

  #isTooMuch(): boolean {
    const now = this.#options.now();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + WINDOW;
      this.#heard = 0;
    }
    this.#heard += 1;
    return this.#heard > MOST_MESSAGES;
  }
}

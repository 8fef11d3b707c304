/**
 * A client's end of a live connection, for pages, bots and load alike. It keeps one socket open for all games, opens another when that
 * one fails, asks for what it missed, and says again what was not answered: whoever listens hears each event once and in order, and each
 * wish happens once or is refused.
 */
import { fail, ok, type Result } from '@hippodrome/rules';
import type { GameEvent, Wish } from '../game/event.js';
import type { ClientMessage } from '../wire/client-message.js';
import type { GameInfo, Presence, ServerMessage } from '../wire/server-message.js';
import { Backoff } from './backoff.js';
import { ServerTime } from './server-time.js';

/** What is used of a WebSocket, the browser's or another. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  /** What Node's sockets say to nobody they throw. */
  onerror: (() => void) | null;
}

/** Hears of one game. */
export interface GameListener {
  info?(info: GameInfo): void;
  /** The next event, `number` counting from 1 without gaps. */
  event(event: GameEvent, number: number): void;
  presence?(presence: Presence): void;
  /** The game cannot be watched: there is none, or not for this client. */
  refused?(code: string, message: string): void;
}

export interface LiveClientOptions {
  /** Begins to open a socket. */
  readonly open: () => Socket;
  /** Hears when the connection comes and goes. */
  readonly onConnection?: (isOpen: boolean) => void;
}

/** Milliseconds without any message after which the server is asked for a sign of life, and after as many again given up. */
const QUIET = 10_000;

interface Watched {
  readonly listener: GameListener;
  /** The number of the last event that was heard. */
  last: number;
}

interface Pending {
  readonly message: Extract<ClientMessage, { t: 'do' }>;
  readonly settle: (answer: Result<number>) => void;
}

export class LiveClient {
  readonly #options: LiveClientOptions;
  readonly #watched = new Map<string, Watched>();
  /** What was not answered yet, by its name, in the order in which it was said. */
  readonly #pending = new Map<string, Pending>();
  readonly #backoff = new Backoff();
  readonly #time = new ServerTime();
  #socket: Socket | undefined;
  #isOpen = false;
  #isClosed = false;
  #names = 0;
  /** Names are counted, behind something that no other client or tab begins with. */
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveClientOptions) {
    this.#options = options;
    this.#open();
  }

  get isConnected(): boolean {
    return this.#isOpen;
  }

  /** The server's clock, as well as it can be told from here. */
  now(): number {
    return this.#time.now();
  }

  /**
   * Hears everything of a game until the function returned is called. One listener a game.
   * @param after the number of the last event that is known already
   */
  watch(game: string, listener: GameListener, after = 0): () => void {
    const watched = { listener, last: after };
    this.#watched.set(game, watched);
    this.#send({ t: 'watch', game, after });
    return () => {
      if (this.#watched.get(game) !== watched) return;
      this.#watched.delete(game);
      this.#send({ t: 'leave', game });
    };
  }

  /** Resolves when the server has answered, however long that takes: with the number of the event, or with why not. */
  wish(game: string, wish: Wish): Promise<Result<number>> {
    const message = { t: 'do', game, id: this.#nextName(), wish } as const;
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  /** Tries at once instead of when it is due: the network is back. */
  retryNow(): void {
    if (this.#isClosed || this.#socket !== undefined) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** For good. What was not answered stays without an answer. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #nextName(): string {
    this.#names += 1;
    return `${this.#prefix}${this.#names}`;
  }

  #open(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onclose = () => this.#lost();
    // It closes as well.
    socket.onerror = () => undefined;
    this.#listenFor(() => this.#lost());
  }

  #opened(): void {
    this.#isOpen = true;
    this.#backoff.reset();
    this.#options.onConnection?.(true);
    for (const [game, { last }] of this.#watched) this.#send({ t: 'watch', game, after: last });
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#listenFor(() => this.#poke());
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.#timer = setTimeout(() => this.#open(), this.#backoff.next());
  }

  /** Lets go of the socket; nothing that it may still say is heard. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket !== undefined) {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
    if (this.#isOpen) this.#options.onConnection?.(false);
    this.#isOpen = false;
  }

  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Asks for a sign of life, and takes the connection for lost when none comes. */
  #poke(): void {
    this.#send({ t: 'ping', id: 'poke' });
    this.#listenFor(() => this.#lost());
  }

  #listenFor(otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, QUIET);
  }

  #heard(data: unknown): void {
    this.#listenFor(() => this.#poke());
    const message = JSON.parse(String(data)) as ServerMessage;
    switch (message.t) {
      case 'hello':
        this.#time.reset();
        this.#time.heard(message.now);
        return;
      case 'pong':
        this.#time.heard(message.now);
        return;
      case 'done':
        this.#settle(message.id, ok(message.number));
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'game':
        this.#watched.get(message.game)?.listener.info?.(message.info);
        this.#watched.get(message.game)?.listener.presence?.(message.presence);
        return;
      case 'presence':
        this.#watched.get(message.game)?.listener.presence?.(message.presence);
        return;
      case 'events':
        this.#time.heard(message.now);
        this.#take(message);
    }
  }

  /** Passes on what is new. What leaves a gap is asked for again. */
  #take({ game, from, events }: Extract<ServerMessage, { t: 'events' }>): void {
    const watched = this.#watched.get(game);
    if (watched === undefined) return;
    if (from > watched.last + 1) {
      this.#send({ t: 'watch', game, after: watched.last });
      return;
    }
    for (const event of events.slice(watched.last + 1 - from)) {
      watched.last += 1;
      watched.listener.event(event, watched.last);
    }
  }

  #refused({ id, game, code, message }: Extract<ServerMessage, { t: 'refused' }>): void {
    const problem = { code: code as `${string}/${string}`, message, severity: 'error' as const };
    if (id !== undefined) this.#settle(id, fail(problem));
    else if (game !== undefined) this.#watched.get(game)?.listener.refused?.(code, message);
  }

  #settle(id: string, answer: Result<number>): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
  }
}

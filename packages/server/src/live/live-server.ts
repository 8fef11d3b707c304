/** Live connections as WebSockets: who may open one, signs of life, and what is too long. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES } from '@hippodrome/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isSameOrigin } from '../http/same-origin.js';
import type { Hall } from '../play/hall.js';
import type { Report } from '../report.js';
import { Connection, type Visitor } from './connection.js';
import { Lag } from './lag.js';

export interface LiveServerOptions {
  readonly server: Server;
  readonly hall: Hall;
  /** Whom a request comes from; undefined when it may not open a connection. */
  readonly identify: (request: IncomingMessage) => Promise<Visitor | undefined>;
  /** The origin of the page where a proxy stands before the server; undefined where visitors ask it by its own name. */
  readonly baseUrl?: string | undefined;
  readonly now?: () => number;
  readonly report: Report;
}

export const LIVE_PATH = '/api/v1/live';

/** Milliseconds between signs of life. A client that misses one of them is gone. */
const HEARTBEAT = 10_000;
/** RFC 6455: the server is going away. */
const GOING_AWAY = 1001;

export class LiveServer {
  readonly #options: LiveServerOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  readonly #heartbeats = new Map<WebSocket, () => void>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: LiveServerOptions) {
    this.#options = options;
    options.server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#timer = setInterval(() => {
      for (const beat of this.#heartbeats.values()) beat();
    }, HEARTBEAT);
    this.#timer.unref();
  }

  /** How many connections there are. */
  get size(): number {
    return this.#heartbeats.size;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#heartbeats.keys()) socket.close(GOING_AWAY, 'the server is going away');
    this.#sockets.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      if (new URL(request.url ?? '', 'http://localhost').pathname !== LIVE_PATH) return refuse(socket, '404 Not Found');
      if (!isFromHere(request, this.#options.baseUrl)) return refuse(socket, '403 Forbidden');
      const visitor = await this.#options.identify(request);
      if (visitor === undefined) return refuse(socket, '401 Unauthorized');
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#begin(opened, visitor));
    } catch (problem) {
      this.#options.report(problem);
      refuse(socket, '500 Internal Server Error');
    }
  }

  #begin(socket: WebSocket, visitor: Visitor): void {
    const { hall, report, now = Date.now } = this.#options;
    const lag = new Lag();
    const connection = new Connection({ visitor, line: socket, lag, hall, now, report });
    let sentAt = 0;
    let isAnswered = true;
    const beat = (): void => {
      if (isAnswered) socket.ping();
      else socket.terminate();
      isAnswered = false;
      sentAt = performance.now();
    };
    socket.on('pong', () => {
      if (!isAnswered) lag.measured(performance.now() - sentAt);
      isAnswered = true;
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'text only');
      // One piece of memory, as the library hands over what it was not told to hand over otherwise.
      else connection.hear((data as Buffer).toString());
    });
    // A connection that breaks off closes too; what broke it is nothing we could mend.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#heartbeats.delete(socket);
      connection.close();
    });
    this.#heartbeats.set(socket, beat);
    beat();
  }
}

/** Pages of other places may not act in a visitor's name. Programs send no Origin. */
function isFromHere({ headers }: IncomingMessage, baseUrl: string | undefined): boolean {
  return (
    headers.origin === undefined || isSameOrigin({ header: (name) => first(headers[name.toLowerCase()]) }, baseUrl)
  );
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

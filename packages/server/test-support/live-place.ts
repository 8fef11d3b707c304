/** A server of live games for tests: real sockets, a real database in a folder of its own; who knocks says who it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameEvent, LiveClient, type Presence, type Socket } from '@hippodrome/protocol';
import { expectOk, type TimeControl, writeFen } from '@hippodrome/rules';
import { WebSocket } from 'ws';
import type { Bus } from '../src/bus/bus.js';
import { LocalBus } from '../src/bus/local-bus.js';
import { LIVE_PATH, LiveServer } from '../src/live/live-server.js';
import { Hall } from '../src/play/hall.js';
import { Rulebook } from '../src/play/rulebook.js';
import { type Database, openDatabase } from '../src/store/database.js';
import { createGameStore } from '../src/store/game/sql-game-store.js';
import { CHESS, CHESS_START } from './chess.js';

const WHO = 'x-account';

/** One process. */
export interface LivePlace {
  readonly port: number;
  readonly hall: Hall;
  readonly reported: unknown[];
  close(): Promise<void>;
}

/** What several processes share, and what outlasts them. */
export class Town {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hippodrome-live-'));
  readonly #places = new Set<LivePlace>();
  readonly bus: Bus = new LocalBus((problem) => {
    throw problem;
  });

  async open(port = 0): Promise<LivePlace> {
    const database = expectOk(await openDatabase(undefined, this.#folder));
    const reported: unknown[] = [];
    const report = (problem: unknown): void => void reported.push(problem);
    const store = createGameStore(database);
    const rulebook = new Rulebook({ shipped: new Map([['chess', CHESS]]), findDocument: async () => undefined });
    const hall = new Hall({ store, bus: this.bus, rulebook, introduce: async () => PLAYERS, report });
    const server = createServer();
    const live = new LiveServer({ server, hall, identify: async ({ headers }) => visitor(headers[WHO]), report });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const place: LivePlace = {
      port: (server.address() as AddressInfo).port,
      hall,
      reported,
      close: async () => {
        if (!this.#places.delete(place)) return;
        live.close();
        await stop(server);
        await hall.close();
        await database.close();
      },
    };
    this.#places.add(place);
    return place;
  }

  /** A game of chess between `white` and `black`. */
  async game(id: string, control: TimeControl = { kind: 'fischer', initial: 60_000, increment: 0 }): Promise<void> {
    const database: Database = expectOk(await openDatabase(undefined, this.#folder));
    const players = {
      white: { kind: 'account', account: 'white' },
      black: { kind: 'account', account: 'black' },
    } as const;
    const game = {
      id,
      variant: 'chess',
      document: null,
      start: writeFen(CHESS_START),
      control,
      players,
      rated: false,
      private: false,
    };
    const summary = { ply: 0, turn: 'white', outcome: null, dueAt: null } as const;
    expectOk(await createGameStore(database).create({ ...game, createdAt: Date.now() }, summary));
    await database.close();
  }

  async close(): Promise<void> {
    for (const place of this.#places) await place.close();
    await this.bus.close();
    rmSync(this.#folder, { recursive: true });
  }
}

const PLAYERS = { white: { id: 'white', name: 'White' }, black: { id: 'black', name: 'Black' } };

function visitor(account: string | string[] | undefined): { account: string } | undefined {
  return typeof account === 'string' ? { account } : undefined;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A raw connection. */
export function knock(port: number, account: string | undefined, headers: Record<string, string> = {}): WebSocket {
  const who = account === undefined ? {} : { [WHO]: account };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: { ...who, ...headers } });
  // It closes as well, and what nobody hears ends the process.
  socket.on('error', () => undefined);
  return socket;
}

/** A client that plays or looks on, with what it has heard. */
export function sitDown(port: number, account: string, game: string) {
  const heard: string[] = [];
  const presence: Presence[] = [];
  const refused: string[] = [];
  const client = new LiveClient({ open: () => knock(port, account) as unknown as Socket });
  client.watch(game, {
    event: (event, number) => heard.push(`${number} ${describeEvent(event)}`),
    presence: (now) => presence.push(now),
    refused: (code) => refused.push(code),
  });
  const move = async (uci: string, ply: number): Promise<number | string> => {
    const done = await client.wish(game, { type: 'move', ply, uci });
    return done.ok ? done.value : (done.problems[0]?.code ?? '');
  };
  return { client, heard, presence, refused, move };
}

const describeEvent = (event: GameEvent): string => (event.type === 'move' ? event.uci : event.type);

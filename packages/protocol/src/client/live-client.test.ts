import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../game/event.js';
import type { ClientMessage } from '../wire/client-message.js';
import type { ServerMessage } from '../wire/server-message.js';
import { LiveClient, type Socket } from './live-client.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket whose other end is a server in the same process. Messages take a turn of the timers in each direction. */
class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isCut = false;
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
    setTimeout(() => {
      if (!this.isCut) this.onopen?.();
    }, 5);
  }

  send(text: string): void {
    setTimeout(() => {
      if (!this.isCut) this.#server.hear(this, JSON.parse(text) as ClientMessage);
    }, 5);
  }

  /** What the server says; it may be cut off on the way. */
  say(message: ServerMessage): void {
    setTimeout(() => {
      if (!this.isCut) this.onmessage?.({ data: JSON.stringify(message) });
    }, 5);
  }

  close(): void {
    this.isCut = true;
    this.#server.wires.delete(this);
  }

  /** As when a cable is pulled: with or without anybody noticing. */
  cut(noticed: boolean): void {
    this.isCut = true;
    this.#server.wires.delete(this);
    if (noticed) this.onclose?.();
  }
}

/** One game, whose events are draw offers; what is asked twice happens once. */
class Server {
  readonly log: GameEvent[] = [];
  readonly wires = new Set<Wire>();
  readonly heard: ClientMessage[] = [];
  now = 1_000_000;

  open(): Wire {
    const wire = new Wire(this);
    this.wires.add(wire);
    return wire;
  }

  hear(wire: Wire, message: ClientMessage): void {
    this.heard.push(message);
    if (message.t === 'ping') wire.say({ t: 'pong', id: message.id, now: this.now });
    if (message.t === 'watch' && this.log.length > message.after) {
      const events = this.log.slice(message.after);
      wire.say({ t: 'events', game: 'g', from: message.after + 1, events, now: this.now });
    }
    if (message.t === 'do') this.do(wire, message);
  }

  do(wire: Wire, { id, wish }: Extract<ClientMessage, { t: 'do' }>): void {
    if (wish.type === 'resign') {
      wire.say({ t: 'refused', game: 'g', id, code: 'game/over', message: 'over' });
      return;
    }
    const known = this.log.findIndex(({ cause }) => cause === id) + 1;
    if (known === 0) this.append({ type: 'offer-draw', side: 'white', at: this.now, cause: id });
    wire.say({ t: 'done', game: 'g', id, number: known || this.log.length });
  }

  append(event: GameEvent): void {
    this.log.push(event);
    for (const each of this.wires) {
      each.say({ t: 'events', game: 'g', from: this.log.length, events: [event], now: this.now });
    }
  }
}

function begin(after = 0) {
  const server = new Server();
  const connection: boolean[] = [];
  const client = new LiveClient({ open: () => server.open(), onConnection: (isOpen) => connection.push(isOpen) });
  const heard: [number, GameEvent][] = [];
  const leave = client.watch('g', { event: (event, number) => heard.push([number, event]) }, after);
  return { server, client, connection, heard, leave };
}

const offer = (cause: string): GameEvent => ({ type: 'offer-draw', side: 'black', at: 0, cause });

describe('a live client', () => {
  it('answers a wish with the number of its event, or with why not', async () => {
    const { client, heard } = begin();
    const wishes = [client.wish('g', { type: 'offer-draw' }), client.wish('g', { type: 'resign' })];
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(wishes)).toMatchObject([
      { ok: true, value: 1 },
      { ok: false, problems: [{ code: 'game/over' }] },
    ]);
    expect(heard.map(([number]) => number)).toEqual([1]);
  });

  it('says again what was not answered, and it happens once', async () => {
    const { client, server, heard, connection } = begin();
    await vi.advanceTimersByTimeAsync(20);
    const wish = client.wish('g', { type: 'offer-draw' });
    await vi.advanceTimersByTimeAsync(5);
    expect(server.log).toHaveLength(1);
    for (const wire of server.wires) wire.cut(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await wish).toMatchObject({ ok: true, value: 1 });
    expect(server.heard.filter(({ t }) => t === 'do')).toHaveLength(2);
    expect(server.log).toHaveLength(1);
    expect(heard.map(([number]) => number)).toEqual([1]);
    expect(connection).toEqual([true, false, true]);
  });

  it('notices that nobody answers any more', async () => {
    const { server, heard } = begin();
    await vi.advanceTimersByTimeAsync(20);
    for (const wire of server.wires) wire.cut(false);
    server.append(offer('a'));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(heard.map(([number]) => number)).toEqual([1]);
  });

  it('asks for what it missed, and ignores what it has', async () => {
    const { server, heard } = begin(1);
    server.log.push(offer('a'), offer('b'));
    await vi.advanceTimersByTimeAsync(20);
    const [wire] = server.wires;
    server.log.push(offer('c'), offer('d'));
    wire?.say({ t: 'events', game: 'g', from: 4, events: [offer('d')], now: 0 });
    wire?.say({ t: 'events', game: 'g', from: 1, events: [offer('a'), offer('b'), offer('c')], now: 0 });
    await vi.advanceTimersByTimeAsync(50);
    expect(heard.map(([number, { cause }]) => `${number}${cause}`)).toEqual(['2b', '3c', '4d']);
  });

  it('hears nothing after it has left, and tells the server', async () => {
    const { server, heard, leave } = begin();
    await vi.advanceTimersByTimeAsync(20);
    leave();
    server.append(offer('a'));
    await vi.advanceTimersByTimeAsync(50);
    expect(heard).toEqual([]);
    expect(server.heard.at(-1)).toEqual({ t: 'leave', game: 'g' });
  });

  it('tries at once when the network is back', async () => {
    const { server, client } = begin();
    await vi.advanceTimersByTimeAsync(20);
    for (const wire of server.wires) wire.cut(true);
    client.retryNow();
    await vi.advanceTimersByTimeAsync(10);
    expect(client.isConnected).toBe(true);
  });

  it('knows the time of the server by the fastest message', async () => {
    const { server, client } = begin();
    await vi.advanceTimersByTimeAsync(20);
    const [wire] = server.wires;
    wire?.say({ t: 'hello', account: 'a', now: Date.now() + 7000 });
    wire?.say({ t: 'pong', id: 'x', now: Date.now() + 6000 });
    await vi.advanceTimersByTimeAsync(10);
    expect(client.now() - Date.now()).toBe(6995);
    client.close();
  });

  it('opens nothing more once it is closed', async () => {
    const { server, client } = begin();
    client.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.wires.size).toBe(0);
  });
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('wish' as const) },
  { weight: 2, arbitrary: fc.constant('other' as const) },
  fc.constant('cut' as const),
  fc.constant('silence' as const),
);

test.prop([fc.array(fc.tuple(step, fc.integer({ min: 0, max: 40 })), { maxLength: 40 })])(
  'however often the connection breaks, each wish happens once and each event is heard once, in order',
  async (steps) => {
    vi.useFakeTimers();
    const { server, client, heard } = begin();
    const wishes: Promise<unknown>[] = [];
    for (const [what, pause] of steps) {
      if (what === 'wish') wishes.push(client.wish('g', { type: 'offer-draw' }));
      else if (what === 'other') server.append(offer('other'));
      else for (const wire of server.wires) wire.cut(what === 'cut');
      await vi.advanceTimersByTimeAsync(pause);
    }
    await vi.advanceTimersByTimeAsync(120_000);
    await Promise.all(wishes);
    const others = steps.filter(([what]) => what === 'other').length;
    expect(server.log).toHaveLength(wishes.length + others);
    expect(heard.map(([number]) => number)).toEqual(server.log.map((_, i) => i + 1));
    expect(heard.map(([, event]) => event)).toEqual(server.log);
    client.close();
  },
);

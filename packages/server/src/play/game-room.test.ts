import { fc, test } from '@fast-check/vitest';
import type { GameEvent, Wish } from '@hippodrome/protocol';
import { type Colour, legalMoves, type TimeControl, writeUci } from '@hippodrome/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHESS_START } from '../../test-support/chess.js';
import { MemoryLog } from '../../test-support/memory-log.js';
import { GameRoom } from './game-room.js';

const start = CHESS_START;
const BLITZ: TimeControl = { kind: 'fischer', initial: 60_000, increment: 0 };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A room on a log, as one process has it. Hints of other processes are heard unless they get lost. */
async function enter(log: MemoryLog, others: GameRoom[] = [], control = BLITZ) {
  const room: GameRoom = new GameRoom({
    id: 'g',
    setup: { start, control, at: 0 },
    log,
    now: () => Date.now(),
    publish: (number, event) => {
      for (const other of others) if (other !== room) void other.heard(number, event);
    },
  });
  await room.open();
  others.push(room);
  const heard: string[] = [];
  const leave = await room.watch(0, (from, events) => {
    for (const [i, event] of events.entries()) heard.push(`${from + i} ${describeEvent(event)}`);
  });
  const wish = async (side: Colour, wish: Wish, cause?: string): Promise<number | string> => {
    const done = await room.do({ ...wish, side, ...(cause && { cause }) });
    return done.ok ? done.value : (done.problems[0]?.code ?? '');
  };
  const move = (uci: string, ply: number, cause?: string) =>
    wish(ply % 2 === 0 ? 'white' : 'black', { type: 'move', ply, uci }, cause);
  return { room, heard, leave, wish, move };
}

const describeEvent = (event: GameEvent): string => (event.type === 'move' ? event.uci : event.type);

describe('a room', () => {
  it('tells whoever watches of events that are in the log', async () => {
    const log = new MemoryLog();
    const { heard, move, wish } = await enter(log);
    expect(await move('e2e4', 0)).toBe(1);
    expect(await wish('white', { type: 'offer-draw' })).toBe(2);
    expect(heard).toEqual(['1 e2e4', '2 offer-draw']);
    expect(log.events.get('g')?.map(describeEvent)).toEqual(['e2e4', 'offer-draw']);
    expect(log.summaries.get('g')).toEqual({ ply: 1, turn: 'black', outcome: null, dueAt: 60_000 });
  });

  it('carries out a command once, however often it comes', async () => {
    const { heard, move } = await enter(new MemoryLog());
    expect(await Promise.all([move('e2e4', 0, 'a'), move('e2e4', 0, 'a')])).toEqual([1, 1]);
    expect(await move('e7e5', 1, 'a')).toBe(2);
    expect(await move('e2e4', 0, 'a')).toBe(1);
    expect(heard).toEqual(['1 e2e4', '2 e7e5']);
  });

  it('refuses what is stale, illegal or out of turn, and nothing changes', async () => {
    const log = new MemoryLog();
    const { move, wish } = await enter(log);
    await move('e2e4', 0);
    expect(await wish('white', { type: 'move', ply: 1, uci: 'd2d4' })).toBe('game/not-your-turn');
    expect(await move('e2e4', 0)).toBe('game/stale');
    expect(await move('e7e4', 1)).toMatch(/^(?:uci|move)\//);
    expect(await move('rubbish', 1)).toMatch(/^(?:uci|move)\//);
    expect(log.events.get('g')).toHaveLength(1);
  });

  it('says so when the store cannot write, and goes on when it can again', async () => {
    const log = new MemoryLog();
    const { room, heard, move } = await enter(log);
    await move('e2e4', 0);
    log.isFull = true;
    expect(await move('e7e5', 1, 'b')).toBe('store/cannot-write');
    expect([room.game.number, heard.length]).toEqual([1, 1]);
    log.isFull = false;
    expect(await move('e7e5', 1, 'b')).toBe(2);
    expect(heard).toEqual(['1 e2e4', '2 e7e5']);
  });

  it('finds out by itself that the flag has fallen, and refuses a move that comes too late', async () => {
    const log = new MemoryLog();
    const { room, heard, move } = await enter(log);
    await move('e2e4', 0);
    await move('e7e5', 1);
    await vi.advanceTimersByTimeAsync(60_100);
    expect(await move('d2d4', 2)).toBe('game/flagged');
    expect(room.game.outcome).toEqual({ winner: 'black', rule: 'timeout' });
    expect(heard).toEqual(['1 e2e4', '2 e7e5', '3 flag']);
    const { room: quiet } = await enter(new MemoryLog());
    await vi.advanceTimersByTimeAsync(120_000);
    expect(quiet.game.outcome).toEqual({ winner: null, rule: 'aborted' });
  });

  it('tells late comers what they missed, and nothing once they have left', async () => {
    const { room, move, heard, leave } = await enter(new MemoryLog());
    await move('e2e4', 0);
    await move('e7e5', 1);
    const late: number[] = [];
    await room.watch(1, (from, events) => late.push(from, events.length));
    leave();
    await move('d2d4', 2);
    expect(late).toEqual([2, 1, 3, 1]);
    expect(heard).toHaveLength(2);
    expect(room.watchers).toBe(1);
  });
});

describe('two processes with the same game', () => {
  it('learn of each other’s events by hints', async () => {
    const rooms: GameRoom[] = [];
    const log = new MemoryLog();
    const [here, there] = [await enter(log, rooms), await enter(log, rooms)];
    await here.move('e2e4', 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(there.heard).toEqual(['1 e2e4']);
  });

  it('and without any hint, as soon as they want something themselves', async () => {
    const log = new MemoryLog();
    const [here, there] = [await enter(log), await enter(log)];
    await here.move('e2e4', 0);
    expect(await there.move('e7e5', 1)).toBe(2);
    expect(await here.wish('white', { type: 'accept-draw' })).toBe('game/no-offer');
    expect(here.heard).toEqual(['1 e2e4', '2 e7e5']);
    expect(there.heard).toEqual(here.heard);
  });

  it('a hint that leaves a gap is looked up', async () => {
    const log = new MemoryLog();
    const [here, there] = [await enter(log), await enter(log)];
    await here.move('e2e4', 0);
    await here.move('e7e5', 1);
    await there.room.heard(2, log.events.get('g')?.[1] as GameEvent);
    expect(there.heard).toEqual(['1 e2e4', '2 e7e5']);
  });
});

const wishes = ['offer-draw', 'decline-draw', 'offer-takeback', 'decline-takeback', 'accept-takeback'] as const;
const step = fc.record({
  process: fc.nat(2),
  side: fc.constantFrom('white', 'black'),
  type: fc.constantFrom('move', ...wishes),
  pick: fc.nat(19),
  together: fc.boolean(),
});

test.prop([fc.array(step, { maxLength: 40 }), fc.boolean()], { numRuns: 60 })(
  'whatever several processes do at once, all hear the same gapless log',
  async (steps, hints) => {
    vi.useFakeTimers({ now: 0 });
    const log = new MemoryLog();
    const rooms: GameRoom[] = [];
    const processes = [];
    for (let i = 0; i < 3; i++) processes.push(await enter(log, hints ? rooms : []));
    const running: Promise<number | string>[] = [];
    const done: (number | string)[] = [];
    for (const { process, side, type, pick, together } of steps) {
      const { room, wish } = processes[process] as (typeof processes)[number];
      const moves = legalMoves(room.game.position).map((move) => writeUci(start.rules, move));
      const ply = room.game.ply;
      const uci = moves[pick % Math.max(1, moves.length)] ?? '';
      running.push(wish(side, type === 'move' ? { type, ply, uci } : { type }));
      if (!together) done.push(...(await Promise.all(running.splice(0))));
    }
    done.push(...(await Promise.all(running)));
    const events = log.events.get('g') ?? [];
    const numbers = done.filter((answer): answer is number => typeof answer === 'number');
    expect(numbers.toSorted((a, b) => a - b)).toEqual(events.map((_, i) => i + 1));
    for (const { room, heard } of processes) {
      await room.lookUp();
      expect(heard).toEqual(events.map((event, i) => `${i + 1} ${describeEvent(event)}`));
      room.close();
    }
  },
);

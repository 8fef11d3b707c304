import type { VariantSpec } from '@hippodrome/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../transport/protocol.js';
import type { StartWorker, TransportEvents } from '../transport/transport.js';
import type { Meeting } from '../worker/team.js';
import type { Backend, Thought } from './backend.js';
import { createSignalBuffer, signalsFor } from './signals.js';
import { coreKind, referenceKind } from './worker-backend.js';

const SPEC = { slug: 'some-game', prose: 'Once upon a time', tests: [] as unknown } as VariantSpec;
const SETTINGS = { threads: 1, hash: 4 };
const QUESTION = { record: { moves: [] }, limits: { milliseconds: 1000 } };

function thought(move: string): Thought {
  const rest = { depth: 1, selectiveDepth: 1, nodes: 1, milliseconds: 1, hashFull: 0 };
  return { ...rest, lines: [{ score: { cp: 0 }, depth: 1, moves: [move] }] };
}

/** Workers that do what the test tells them. */
class Fake {
  readonly posted: Request[] = [];
  terminated = false;
  readonly events: TransportEvents;

  constructor(events: TransportEvents) {
    this.events = events;
  }
}

const best = (move: string) => ({ ok: true, value: { lines: [{ moves: [move] }] } });
const codes = (result: { ok: boolean; problems?: readonly { code: string }[] }): unknown =>
  result.problems?.map(({ code }) => code);

let workers: Fake[];
let backend: Backend;
let buffer: SharedArrayBuffer | undefined;

const start: StartWorker = (events) => {
  const worker = new Fake(events);
  workers.push(worker);
  return {
    post: (request) => worker.posted.push(request),
    terminate: () => {
      worker.terminated = true;
    },
  };
};

const newest = (): Fake => workers.at(-1) as Fake;

async function begin(memory: SharedArrayBuffer | undefined, kind = referenceKind): Promise<void> {
  vi.useFakeTimers();
  workers = [];
  buffer = memory;
  backend = kind(start, () => buffer).start();
  const loaded = backend.load(SPEC, SETTINGS);
  newest().events.onReply({ type: 'ready' });
  expect(await loaded).toMatchObject({ ok: true });
}

afterEach(() => {
  backend.close();
  vi.useRealTimers();
});

describe.each([
  ['the reference', 'without', referenceKind, () => undefined],
  ['the reference', 'with', referenceKind, createSignalBuffer],
  ['the core', 'without', coreKind, () => undefined],
  ['the core', 'with', coreKind, createSignalBuffer],
])('%s in a worker, %s shared memory', (_which, _how, kind, memory) => {
  beforeEach(() => begin(memory(), kind));

  it('tells the worker the game first, without its prose, then asks', async () => {
    const answer = backend.think(QUESTION);
    expect(newest().posted).toEqual([
      {
        type: 'load',
        spec: { slug: 'some-game', prose: '', tests: [] },
        settings: SETTINGS,
        ...(buffer !== undefined && { signals: buffer }),
      },
      { type: 'think', id: 1, question: QUESTION },
    ]);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('e2e4') });
    expect(await answer).toMatchObject(best('e2e4'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells what is thought on the way', () => {
    const heard: unknown[] = [];
    void backend.think(QUESTION, { thought: (found) => heard.push(found), rootMove: (move) => heard.push(move) });
    const rootMove = { move: 'a2a3', number: 1, depth: 2, nodes: 3, milliseconds: 4 };
    newest().events.onReply({ type: 'iteration', id: 1, thought: thought('a2a3') });
    newest().events.onReply({ type: 'root-move', id: 1, rootMove });
    expect(heard).toEqual([thought('a2a3'), rootMove]);
  });

  it('asks one thing at a time', async () => {
    void backend.think(QUESTION);
    expect(codes(await backend.think(QUESTION))).toEqual(['engine/busy']);
    expect(codes(await backend.perft({ moves: [] }, 2))).toEqual(['engine/busy']);
  });

  it('ends a worker that overruns its time, and answers with the best move so far', async () => {
    const answer = backend.think(QUESTION);
    newest().events.onReply({ type: 'iteration', id: 1, thought: thought('a2a3') });
    await vi.advanceTimersByTimeAsync(1300);
    expect(newest().terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject(best('a2a3'));
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    const next = backend.think(QUESTION);
    expect(newest().posted.map(({ type }) => type)).toEqual(['load', 'think']);
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('c2c3') });
    expect(await next).toMatchObject(best('c2c3'));
  });

  it('does not count the time while it ponders', async () => {
    void backend.think({ ...QUESTION, pondering: true });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(newest().terminated).toBe(false);
  });

  it('ignores what belongs to an earlier question', async () => {
    const first = backend.think(QUESTION);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('a2a3') });
    await first;
    const second = backend.think(QUESTION);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('b2b3') });
    newest().events.onReply({ type: 'refused', id: 1, problems: [] });
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('c2c3') });
    expect(await second).toMatchObject(best('c2c3'));
  });

  it('counts', async () => {
    const counted = backend.perft({ moves: ['e2e4'] }, 3);
    expect(newest().posted.at(-1)).toEqual({ type: 'perft', id: 1, record: { moves: ['e2e4'] }, depth: 3 });
    newest().events.onReply({ type: 'counted', id: 1, counts: [{ move: 'e7e5', nodes: 7 }] });
    expect(await counted).toMatchObject({ ok: true, value: [{ move: 'e7e5', nodes: 7 }] });
  });

  it('reports a crash, and starts anew for the next question', async () => {
    const answer = backend.think(QUESTION);
    newest().events.onCrash('out of memory');
    const result = await answer;
    expect(codes(result)).toEqual(['engine/crashed']);
    expect(JSON.stringify(result)).toContain('out of memory');
    const next = backend.think(QUESTION);
    expect(workers).toHaveLength(2);
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('a2a3') });
    expect(await next).toMatchObject({ ok: true });
  });

  it('reports that a game cannot be loaded, and a crash meanwhile', async () => {
    const refused = backend.load(SPEC, SETTINGS);
    newest().events.onReply({ type: 'refused', problems: [{ code: 'a/b', message: '', severity: 'error' }] });
    expect(codes(await refused)).toEqual(['a/b']);
    const crashed = backend.load(SPEC, SETTINGS);
    newest().events.onCrash('no such file');
    expect(codes(await crashed)).toEqual(['engine/crashed']);
  });

  it('answers when it is closed, then and later', async () => {
    const answer = backend.think(QUESTION);
    backend.close();
    expect(newest().terminated).toBe(true);
    expect(codes(await answer)).toEqual(['engine/closed']);
    expect(codes(await backend.think(QUESTION))).toEqual(['engine/closed']);
    expect(codes(await backend.load(SPEC, SETTINGS))).toEqual(['engine/closed']);
    backend.stop();
    expect(workers).toHaveLength(1);
  });
});

describe('without shared memory', () => {
  beforeEach(() => begin(undefined));

  it('is stopped by ending its thread', async () => {
    const nothing = backend.think(QUESTION);
    backend.stop();
    expect(await nothing).toMatchObject({ ok: true, value: undefined });
    const answer = backend.think(QUESTION);
    newest().events.onReply({ type: 'iteration', id: 2, thought: thought('a2a3') });
    newest().events.onReply({ type: 'iteration', id: 2, thought: thought('b2b3') });
    backend.stop();
    expect(await answer).toMatchObject(best('b2b3'));
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
    const pondering = backend.think({ ...QUESTION, pondering: true });
    newest().events.onReply({ type: 'iteration', id: 3, thought: thought('d2d3') });
    backend.ponderHit({ milliseconds: 100 });
    expect(await pondering).toMatchObject(best('d2d3'));
  });
});

describe('with shared memory', () => {
  beforeEach(() => begin(createSignalBuffer()));

  it('is stopped by a signal, and by ending its thread when that is not heeded', async () => {
    const answer = backend.think(QUESTION);
    const signals = signalsFor(buffer as SharedArrayBuffer, 1);
    expect(signals.stopped()).toBe(false);
    backend.stop();
    expect(signals.stopped()).toBe(true);
    expect(signalsFor(buffer as SharedArrayBuffer, 2).stopped()).toBe(false);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('a2a3') });
    expect(await answer).toMatchObject(best('a2a3'));
    const deaf = backend.think(QUESTION);
    backend.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(await deaf).toMatchObject({ ok: true, value: undefined });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('is told of a ponder hit by a signal, and ended when it overruns its time then', async () => {
    const answer = backend.think({ ...QUESTION, pondering: true });
    const signals = signalsFor(buffer as SharedArrayBuffer, 1);
    expect(signals.ponderHit()).toBeUndefined();
    backend.ponderHit({ milliseconds: 700.4 });
    expect(signals.ponderHit()).toEqual({ milliseconds: 700 });
    await vi.advanceTimersByTimeAsync(1200);
    expect(await answer).toMatchObject({ ok: true, value: undefined });
  });
});

describe('the core with helpers', () => {
  const meeting = { memory: { threads: 3 } } as Meeting;
  beforeEach(async () => {
    await begin(createSignalBuffer(), coreKind);
    newest().events.onReply({ type: 'ready', meeting });
  });

  it('has as many workers as threads, and others for another game', async () => {
    expect(workers.map(({ posted }) => posted.at(-1))).toMatchObject([
      { type: 'load' },
      { type: 'help', meeting, thread: 1 },
      { type: 'help', meeting, thread: 2 },
    ]);
    void backend.load(SPEC, SETTINGS);
    workers[0]?.events.onReply({ type: 'ready' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, true]);
  });

  it('ends all of them when one crashes, is not heeded, or is closed', async () => {
    const answer = backend.think(QUESTION);
    workers[2]?.events.onCrash('out of memory');
    expect(codes(await answer)).toEqual(['engine/crashed']);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true]);
    void backend.think(QUESTION);
    newest().events.onReply({ type: 'ready', meeting });
    expect(workers).toHaveLength(6);
    backend.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true, true, true, true, false]);
    newest().events.onReply({ type: 'ready', meeting });
    backend.close();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    expect(workers).toHaveLength(9);
  });

  it('has several threads only where they can share memory', () => {
    expect(coreKind(start, () => undefined).capabilities.threads.most).toBe(1);
    expect(coreKind(start).capabilities.threads.most).toBeGreaterThan(1);
  });
});

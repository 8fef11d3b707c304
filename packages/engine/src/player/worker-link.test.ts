import type { VariantSpec } from '@hippodrome/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartWorker, TransportEvents } from '../transport/transport.js';
import type { Request, Thought } from './protocol.js';
import { WorkerLink } from './worker-link.js';

const SPEC = { slug: 'some-game' } as VariantSpec;
const RECORD = { moves: [] };
const TASK = { limits: { milliseconds: 1000 }, seed: 1 };

function thought(move: string): Thought {
  return { move, score: { cp: 0 }, depth: 1, nodes: 1, variation: [move] };
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

describe('the link to a worker', () => {
  let workers: Fake[];
  let link: WorkerLink;
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
  const codes = (result: { ok: boolean; problems?: readonly { code: string }[] }): unknown =>
    result.problems?.map(({ code }) => code);

  beforeEach(async () => {
    vi.useFakeTimers();
    workers = [];
    link = new WorkerLink(SPEC, start);
    const started = link.start();
    newest().events.onReply({ type: 'ready' });
    await started;
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  it('tells the worker the game first, then asks', async () => {
    const answer = link.ask(RECORD, TASK);
    expect(newest().posted).toEqual([
      { type: 'start', spec: SPEC },
      { type: 'think', id: 1, record: RECORD, task: TASK },
    ]);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('e2e4') });
    expect(await answer).toMatchObject({ ok: true, value: { move: 'e2e4' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks one thing at a time', async () => {
    void link.ask(RECORD, TASK);
    expect(codes(await link.ask(RECORD, TASK))).toEqual(['engine/busy']);
  });

  it('answers with the best move so far when stopped, and goes on with a new worker', async () => {
    const answer = link.ask(RECORD, TASK);
    newest().events.onReply({ type: 'iteration', id: 1, thought: thought('a2a3') });
    newest().events.onReply({ type: 'iteration', id: 1, thought: thought('b2b3') });
    link.stop();
    expect(await answer).toMatchObject({ ok: true, value: { move: 'b2b3' } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    const next = link.ask(RECORD, TASK);
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('c2c3') });
    expect(await next).toMatchObject({ value: { move: 'c2c3' } });
  });

  it('has nothing to answer when stopped before the first iteration', async () => {
    const answer = link.ask(RECORD, TASK);
    link.stop();
    expect(await answer).toMatchObject({ ok: true, value: undefined });
  });

  it('stops a worker that overruns its time', async () => {
    const answer = link.ask(RECORD, TASK);
    newest().events.onReply({ type: 'iteration', id: 1, thought: thought('a2a3') });
    await vi.advanceTimersByTimeAsync(1300);
    expect(newest().terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject({ value: { move: 'a2a3' } });
    expect(workers[0]?.terminated).toBe(true);
  });

  it('ignores what belongs to an earlier question', async () => {
    const first = link.ask(RECORD, TASK);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('a2a3') });
    await first;
    const second = link.ask(RECORD, TASK);
    newest().events.onReply({ type: 'thought', id: 1, thought: thought('b2b3') });
    newest().events.onReply({ type: 'refused', id: 1, problems: [] });
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('c2c3') });
    expect(await second).toMatchObject({ value: { move: 'c2c3' } });
  });

  it('reports a crash, and starts anew for the next question', async () => {
    const answer = link.ask(RECORD, TASK);
    newest().events.onCrash('out of memory');
    const result = await answer;
    expect(codes(result)).toEqual(['engine/crashed']);
    expect(JSON.stringify(result)).toContain('out of memory');
    const next = link.ask(RECORD, TASK);
    expect(workers).toHaveLength(2);
    newest().events.onReply({ type: 'thought', id: 2, thought: thought('a2a3') });
    expect(await next).toMatchObject({ ok: true });
  });

  it('reports a crash between questions with the start or not at all', async () => {
    newest().events.onCrash('bored');
    const other = new WorkerLink(SPEC, start);
    const started = other.start();
    newest().events.onCrash('no such file');
    expect(codes(await started)).toEqual(['engine/crashed']);
  });

  it('answers when it is closed, then and later', async () => {
    const answer = link.ask(RECORD, TASK);
    link.close();
    expect(newest().terminated).toBe(true);
    expect(codes(await answer)).toEqual(['engine/closed']);
    expect(codes(await link.ask(RECORD, TASK))).toEqual(['engine/closed']);
    link.stop();
    expect(workers).toHaveLength(1);
  });
});

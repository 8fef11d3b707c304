import { describe, expect, it } from 'vitest';
import { GRASSHOPPERS, shipped } from '../../test-support/games.js';
import { createSignalBuffer, sendPonderHit, sendStop } from '../backend/signals.js';
import type { Reply, Request } from '../transport/protocol.js';
import { makeCoreMind } from './core-mind.js';
import { makeReferenceMind } from './reference-mind.js';
import { serve } from './serve.js';

const SETTINGS = { threads: 1, hash: 1 };
const DEPTH_2 = { record: { moves: [] }, limits: { depth: 2 } };

describe.each([
  ['the core', makeCoreMind],
  ['the reference', makeReferenceMind],
])('a worker that thinks with %s', (_which, makeMind) => {
  async function worker(slug?: string, signals?: SharedArrayBuffer) {
    const replies: Reply[] = [];
    const answer = serve((reply) => replies.push(reply), { makeMind });
    const ask = (request: Request): Promise<void> => answer(structuredClone(request));
    if (slug !== undefined) {
      await ask({
        type: 'load',
        spec: shipped(slug).spec,
        settings: SETTINGS,
        ...(signals !== undefined && { signals }),
      });
    }
    return { replies, ask };
  }

  it('plays the game that it is told', async () => {
    const { replies, ask } = await worker('knights');
    await ask({ type: 'think', id: 7, question: { record: { moves: ['b8c6'] }, limits: { depth: 2 } } });
    expect(replies[0]).toEqual({ type: 'ready' });
    expect(replies.slice(1, -1)).toMatchObject([
      { type: 'iteration', id: 7, thought: { depth: 1 } },
      { type: 'iteration', id: 7, thought: { depth: 2 } },
    ]);
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 7, thought: { depth: 2 } });
  });

  it('answers in the order in which it is asked, and refuses what it cannot answer', async () => {
    const { replies, ask } = await worker();
    const { spec } = shipped('chess');
    await Promise.all([
      ask({ type: 'think', id: 1, question: DEPTH_2 }),
      ask({ type: 'load', spec, settings: SETTINGS }),
      ask({ type: 'think', id: 2, question: { ...DEPTH_2, record: { moves: ['e2e5'] } } }),
      ask({ type: 'think', id: 3, question: { ...DEPTH_2, record: { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] } } }),
      ask({ type: 'perft', id: 4, record: { fen: 'x', moves: [] }, depth: 1 }),
      ask({ type: 'load', spec: { ...spec, rules: {} }, settings: SETTINGS }),
    ]);
    expect(replies.map((reply) => [reply.type, 'problems' in reply && reply.problems[0]?.code])).toEqual([
      ['refused', 'engine/not-started'],
      ['ready', false],
      ['refused', expect.stringMatching(/^move\//)],
      ['refused', 'engine/game-over'],
      ['refused', expect.stringMatching(/^fen\//)],
      ['refused', 'rules/endless'],
    ]);
  });

  it('finds several lines, the best first, and only among the moves that it may play', async () => {
    const { replies, ask } = await worker('chess');
    await ask({ type: 'think', id: 1, question: { ...DEPTH_2, lines: 3, among: ['a2a3', 'h2h3', 'e2e5'] } });
    const last = replies.at(-1);
    const lines = last?.type === 'thought' ? last.thought.lines : [];
    expect(lines.map(({ moves }) => moves[0]).toSorted()).toEqual(['a2a3', 'h2h3']);
    const scores = lines.map(({ score }) => ('cp' in score ? score.cp : Number.NaN));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('remembers within a game, and forgets with the next and for fresh questions', async () => {
    const { replies, ask } = await worker('chess');
    const nodes = async (fresh = false): Promise<number> => {
      await ask({ type: 'think', id: 1, question: { record: { moves: [] }, limits: { depth: 5 }, fresh } });
      const last = replies.at(-1);
      return last?.type === 'thought' ? last.thought.nodes : 0;
    };
    const first = await nodes();
    expect(await nodes()).toBeLessThan(first);
    await ask({ type: 'new-game' });
    expect(await nodes()).toBe(first);
    const fresh = await nodes(true);
    await nodes();
    expect(await nodes(true)).toBe(fresh);
  });

  it('counts below each first move', async () => {
    const { replies, ask } = await worker('nightrider');
    await ask({ type: 'perft', id: 1, record: { moves: ['b1c3'] }, depth: 2 });
    const reply = replies.at(-1);
    const counts = reply?.type === 'counted' ? (reply.counts ?? []) : [];
    expect(counts).toHaveLength(24);
    expect(counts[0]).toEqual({ move: expect.any(String), nodes: expect.any(Number) });
    await ask({ type: 'perft', id: 2, record: { moves: [] }, depth: 1 });
    expect(replies.at(-1)).toMatchObject({ counts: expect.arrayContaining([{ move: 'e2e4', nodes: 1 }]) });
  });

  it('hears when it is to stop, and when its time begins', async () => {
    const signals = createSignalBuffer() as SharedArrayBuffer;
    const { replies, ask } = await worker('chess', signals);
    sendStop(signals, 2);
    await ask({ type: 'think', id: 2, question: { record: { moves: [] }, limits: {} } });
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 2 });
    await ask({ type: 'perft', id: 2, record: { moves: [] }, depth: 40 });
    expect(replies.at(-1)).toEqual({ type: 'counted', id: 2 });
    sendPonderHit(signals, 3, { milliseconds: 0 });
    await ask({ type: 'think', id: 3, question: { record: { moves: [] }, limits: {}, pondering: true } });
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 3 });
  });

  it('ends when it has found the mate that it was asked for, and keeps to its nodes', async () => {
    const { replies, ask } = await worker('chess');
    const record = { fen: '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', moves: [] };
    await ask({ type: 'think', id: 1, question: { record, limits: { mate: 2 } } });
    expect(replies.at(-1)).toMatchObject({ thought: { lines: [{ score: { mate: 2 } }] } });
    await ask({ type: 'think', id: 2, question: { record: { moves: [] }, limits: { nodes: 500 }, fresh: true } });
    expect(replies.at(-1)).toMatchObject({ thought: { nodes: 500 } });
  });

  it('knows what has been played', async () => {
    const { replies, ask } = await worker('chess');
    const shuffle = ['b1b2', 'h8g8', 'b2b1', 'g8h8'];
    const moves = [...shuffle, ...shuffle.slice(0, 3)];
    const record = { fen: '7k/8/8/8/8/8/8/RK6 w - - 0 1', moves };
    await ask({ type: 'think', id: 1, question: { record, limits: { nodes: 3000 } } });
    expect(replies.at(-1)).toMatchObject({ thought: { lines: [{ score: { cp: 0 }, moves: ['g8h8'] }] } });
  });
});

describe('a worker that thinks with the core', () => {
  it('says what it cannot play', async () => {
    const replies: Reply[] = [];
    const ask = serve((reply) => replies.push(reply), { makeMind: makeCoreMind });
    await ask({ type: 'load', spec: GRASSHOPPERS.spec, settings: SETTINGS });
    expect(replies).toMatchObject([{ type: 'refused', problems: [{ code: 'core/unsupported' }] }]);
  });
});

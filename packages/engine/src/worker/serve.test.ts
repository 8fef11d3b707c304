import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/games.js';
import { createSignalBuffer, sendPonderHit, sendStop } from '../backend/signals.js';
import type { Reply } from '../transport/protocol.js';
import { serve } from './serve.js';

function worker(slug?: string, signals?: SharedArrayBuffer) {
  const replies: Reply[] = [];
  const ask = serve((reply) => replies.push(reply));
  if (slug !== undefined) {
    const spec = structuredClone(shipped(slug).spec);
    ask({ type: 'load', spec, hash: 1, ...(signals !== undefined && { signals }) });
  }
  return { replies, ask };
}

const DEPTH_2 = { record: { moves: [] }, limits: { depth: 2 } };

describe('the worker', () => {
  it('plays the game that it is told', () => {
    const { replies, ask } = worker('knights');
    ask({ type: 'think', id: 7, question: { record: { moves: ['b8c6'] }, limits: { depth: 2 } } });
    expect(replies[0]).toEqual({ type: 'ready' });
    expect(replies.slice(1, -1)).toMatchObject([
      { type: 'iteration', id: 7, thought: { depth: 1 } },
      { type: 'iteration', id: 7, thought: { depth: 2 } },
    ]);
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 7, thought: { depth: 2 } });
  });

  it('refuses what it cannot answer', () => {
    const { replies, ask } = worker();
    ask({ type: 'think', id: 1, question: DEPTH_2 });
    ask({ type: 'load', spec: shipped('chess').spec, hash: 1 });
    ask({ type: 'think', id: 2, question: { ...DEPTH_2, record: { moves: ['e2e5'] } } });
    ask({ type: 'think', id: 3, question: { ...DEPTH_2, record: { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] } } });
    ask({ type: 'perft', id: 4, record: { fen: 'x', moves: [] }, depth: 1 });
    ask({ type: 'load', spec: { ...shipped('chess').spec, rules: {} }, hash: 1 });
    expect(replies.map((reply) => [reply.type, 'problems' in reply && reply.problems[0]?.code])).toEqual([
      ['refused', 'engine/not-started'],
      ['ready', false],
      ['refused', expect.stringMatching(/^move\//)],
      ['refused', 'engine/game-over'],
      ['refused', expect.stringMatching(/^fen\//)],
      ['refused', 'rules/endless'],
    ]);
  });

  it('finds several lines, and only among the moves that it may play', () => {
    const { replies, ask } = worker('chess');
    ask({ type: 'think', id: 1, question: { ...DEPTH_2, lines: 3, among: ['a2a3', 'h2h3', 'e2e5'] } });
    const last = replies.at(-1);
    const lines = last?.type === 'thought' ? last.thought.lines : [];
    expect(lines.map(({ moves }) => moves[0]).toSorted()).toEqual(['a2a3', 'h2h3']);
  });

  it('remembers within a game, and forgets with the next', () => {
    const { replies, ask } = worker('chess');
    const nodes = (): number => {
      ask({ type: 'think', id: 1, question: { record: { moves: [] }, limits: { depth: 4 } } });
      const last = replies.at(-1);
      return last?.type === 'thought' ? last.thought.nodes : 0;
    };
    const first = nodes();
    expect(nodes()).toBeLessThan(first);
    ask({ type: 'new-game' });
    expect(nodes()).toBe(first);
  });

  it('counts below each first move', () => {
    const { replies, ask } = worker('nightrider');
    ask({ type: 'perft', id: 1, record: { moves: ['b1c3'] }, depth: 2 });
    const reply = replies.at(-1);
    const counts = reply?.type === 'counted' ? (reply.counts ?? []) : [];
    expect(counts).toHaveLength(24);
    expect(counts[0]).toEqual({ move: expect.any(String), nodes: expect.any(Number) });
    ask({ type: 'perft', id: 2, record: { moves: [] }, depth: 1 });
    expect(replies.at(-1)).toMatchObject({ counts: expect.arrayContaining([{ move: 'e2e4', nodes: 1 }]) });
  });

  it('hears when it is to stop, and when its time begins', () => {
    const signals = createSignalBuffer() as SharedArrayBuffer;
    const { replies, ask } = worker('chess', signals);
    sendStop(signals, 2);
    ask({ type: 'think', id: 2, question: { record: { moves: [] }, limits: {} } });
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 2, thought: { depth: 0 } });
    ask({ type: 'perft', id: 2, record: { moves: [] }, depth: 40 });
    expect(replies.at(-1)).toEqual({ type: 'counted', id: 2 });
    sendPonderHit(signals, 3, { milliseconds: 0 });
    ask({ type: 'think', id: 3, question: { record: { moves: [] }, limits: {}, pondering: true } });
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 3, thought: { depth: 0 } });
  });
});

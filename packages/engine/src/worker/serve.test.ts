import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/games.js';
import type { Reply } from '../player/protocol.js';
import { serve } from './serve.js';

function worker() {
  const replies: Reply[] = [];
  return { replies, ask: serve((reply) => replies.push(reply)) };
}

const TASK = { limits: { depth: 2 }, seed: 0 };

describe('the worker', () => {
  it('plays the game that it is told', () => {
    const { replies, ask } = worker();
    ask({ type: 'start', spec: structuredClone(shipped('knights').spec) });
    ask({ type: 'think', id: 7, record: { moves: ['b8c6'] }, task: TASK });
    expect(replies[0]).toEqual({ type: 'ready' });
    expect(replies.slice(1, -1)).toMatchObject([
      { type: 'iteration', id: 7, thought: { depth: 1 } },
      { type: 'iteration', id: 7, thought: { depth: 2 } },
    ]);
    expect(replies.at(-1)).toMatchObject({ type: 'thought', id: 7, thought: { depth: 2 } });
  });

  it('refuses what it cannot answer', () => {
    const { replies, ask } = worker();
    ask({ type: 'think', id: 1, record: { moves: [] }, task: TASK });
    ask({ type: 'start', spec: shipped('chess').spec });
    ask({ type: 'think', id: 2, record: { moves: ['e2e5'] }, task: TASK });
    ask({ type: 'think', id: 3, record: { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }, task: TASK });
    ask({ type: 'start', spec: { ...shipped('chess').spec, rules: {} } });
    expect(replies.map((reply) => [reply.type, 'problems' in reply && reply.problems[0]?.code])).toEqual([
      ['refused', 'engine/not-started'],
      ['ready', false],
      ['refused', expect.stringMatching(/^move\//)],
      ['refused', 'engine/game-over'],
      ['refused', 'rules/endless'],
    ]);
  });
});

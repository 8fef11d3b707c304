/** The package as its users get it: the built engine with a worker of its own. */
import { createEngine, type Engine, type Thought } from '@hippodrome/engine';
import { expectOk } from '@hippodrome/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRASSHOPPERS, SHIPPED, shipped } from '../../test-support/games.js';

let engine: Engine;

beforeEach(() => {
  engine = createEngine();
});
afterEach(() => engine.close());

const code = (result: { readonly ok: boolean; readonly problems?: readonly { readonly code: string }[] }): unknown =>
  result.problems?.[0]?.code;

describe('an engine', () => {
  it('thinks about one game, then about another', async () => {
    expectOk(await engine.load(shipped('nightrider')));
    expect(engine.backend).toBe('core');
    const thought = expectOk(await engine.think({ moves: ['b1c3'] }, { limits: { depth: 2 }, lines: 3 }));
    expect(thought.lines).toHaveLength(3);
    expectOk(await engine.load(shipped('knights').spec, { hash: 2, threads: 99 }));
    expect(expectOk(await engine.think({ moves: ['b8c6'] }, { limits: { depth: 2 } })).depth).toBe(2);
    expectOk(await engine.load(GRASSHOPPERS));
    expect(engine.backend).toBe('reference');
    expect(expectOk(await engine.think({ moves: ['e2e4'] }, { limits: { depth: 2 } })).depth).toBe(2);
  });

  it.each(SHIPPED)('thinks about %s with the core', async (slug) => {
    expectOk(await engine.load(shipped(slug)));
    expect(engine.backend).toBe('core');
  });

  it('thinks in several threads, with a table of any size', async () => {
    expectOk(await engine.load(shipped('chess'), { threads: 3, hash: 1 }));
    const nodes = async () => expectOk(await engine.think({ moves: [] }, { limits: { depth: 9 } })).nodes;
    const thinking = engine.think({ moves: [] }, { onThought: ({ depth }) => depth >= 9 && engine.stop() });
    expect(expectOk(await thinking).depth).toBeGreaterThanOrEqual(9);
    engine.newGame();
    expect(await nodes()).toBeGreaterThan(0);
    expectOk(await engine.load(shipped('chess'), { threads: 1, hash: 64 }));
    const alone = await nodes();
    engine.newGame();
    expect(await nodes()).toBe(alone);
  });

  it('may get ready before it knows the game', async () => {
    engine.prepare();
    expectOk(await engine.load(shipped('chess')));
    expect(expectOk(await engine.think({ moves: [] }, { limits: { depth: 1 } })).depth).toBe(1);
    engine.close();
    engine.prepare();
    expect(code(await engine.load(shipped('chess')))).toBe('engine/closed');
  });

  it('thinks until it is stopped, and tells what it thinks', async () => {
    expectOk(await engine.load(shipped('chess')));
    const heard: Thought[] = [];
    const thinking = engine.think(
      { moves: [] },
      {
        onThought(thought) {
          heard.push(thought);
          if (thought.depth === 2) engine.stop();
        },
      },
    );
    expect(expectOk(await thinking).depth).toBeGreaterThanOrEqual(2);
    expect(heard.slice(0, 2).map(({ depth }) => depth)).toEqual([1, 2]);
  });

  it('ponders until the hit, and then no longer than its clock allows', async () => {
    expectOk(await engine.load(shipped('chess')));
    let hit = false;
    const thinking = engine.think(
      { moves: ['e2e4'] },
      {
        clock: { remaining: 50 },
        pondering: true,
        onThought({ depth }) {
          if (depth < 3 || hit) return;
          hit = true;
          engine.ponderHit();
        },
      },
    );
    expect(expectOk(await thinking).depth).toBeGreaterThanOrEqual(3);
    expect(hit).toBe(true);
  });

  it('plays as a level does when it is told to', async () => {
    expectOk(await engine.load(shipped('chess')));
    expect(expectOk(await engine.think({ moves: [] }, { level: 1 })).depth).toBe(1);
    expect(expectOk(await engine.think({ moves: [] }, { level: 2, limits: { depth: 9 } })).depth).toBe(2);
  });

  it('counts, and stops counting', async () => {
    expectOk(await engine.load(shipped('chess')));
    const counts = expectOk(await engine.perft({ moves: ['e2e4'] }, 3));
    expect(counts?.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(13160);
    const endless = engine.perft({ moves: [] }, 30);
    setTimeout(() => engine.stop(), 30);
    expect(expectOk(await endless)).toBeUndefined();
  });

  it('keeps to the moves that it may choose among', async () => {
    expectOk(await engine.load(shipped('chess')));
    const think = (among: readonly string[]) => engine.think({ moves: [] }, { limits: { depth: 2 }, among });
    expect(expectOk(await think(['a2a3', 'a2a3'])).lines[0].moves[0]).toBe('a2a3');
    expect(code(await think(['a2a3', 'e2e5', 'x']))).toMatch(/^move\//);
  });

  it('says what is wrong', async () => {
    expect(code(await engine.think({ moves: [] }))).toBe('engine/not-loaded');
    expect(code(await engine.perft({ moves: [] }, 1))).toBe('engine/not-loaded');
    expect(code(await engine.load({ ...shipped('chess').spec, rules: {} }))).toBe('rules/endless');
    expectOk(await engine.load(shipped('chess')));
    expect(code(await engine.think({ moves: ['e2e5'] }))).toMatch(/^move\//);
    expect(code(await engine.think({ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }))).toBe('engine/game-over');
    const first = engine.think({ moves: [] });
    expect(code(await engine.think({ moves: [] }))).toBe('engine/busy');
    engine.close();
    expect(code(await first)).toBe('engine/closed');
    expect(code(await engine.think({ moves: [] }))).toBe('engine/closed');
    expect(code(await engine.load(shipped('chess')))).toBe('engine/closed');
  });
});

/** What the port promises, for every backend that there is: the built ones, with workers of their own. */
import { BACKENDS, type Backend, type BackendKind, type Thought } from '@hippodrome/engine';
import { expectOk, perft, startPosition } from '@hippodrome/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { GRASSHOPPERS, SHIPPED, shipped } from '../../test-support/games.js';
import { RecordReader } from '../record/reading.js';
import { settingsFor } from './choose-backend.js';

const started: Backend[] = [];

async function start(kind: BackendKind, slug: string): Promise<Backend> {
  const backend = kind.start();
  started.push(backend);
  expectOk(await backend.load(shipped(slug).spec, settingsFor(kind, {})));
  return backend;
}

afterEach(() => {
  for (const backend of started.splice(0)) backend.close();
});

const START = { moves: [] };
const code = (result: { readonly ok: boolean; readonly problems?: readonly { readonly code: string }[] }): unknown =>
  result.problems?.[0]?.code;
const firstMoves = (thought: Thought | undefined): readonly string[] =>
  thought?.lines.map(({ moves }) => moves[0]) ?? [];

it('one backend at least plays every game, and the others say what they cannot play', async () => {
  const answers = await Promise.all(
    BACKENDS.map(async (kind) => {
      const backend = kind.start();
      started.push(backend);
      return code(await backend.load(GRASSHOPPERS.spec, settingsFor(kind, {})));
    }),
  );
  expect(answers).toEqual(['core/unsupported', undefined]);
});

describe.each(BACKENDS.map((kind) => [kind.name, kind] as const))('the %s backend', (_name, kind) => {
  it('thinks of legal lines in every game', async () => {
    for (const slug of SHIPPED) {
      const backend = await start(kind, slug);
      const thought = expectOk(await backend.think({ record: START, limits: { nodes: 1000 }, lines: 2 }));
      for (const { moves } of thought?.lines ?? []) {
        expect(new RecordReader(shipped(slug)).read({ moves })).toMatchObject({ ok: true });
      }
      expect(new Set(firstMoves(thought)).size).toBe(2);
      backend.close();
    }
  });

  it('keeps to depths, nodes and moves, and finds mates', async () => {
    const backend = await start(kind, 'chess');
    const think = async (question: object) => expectOk(await backend.think({ record: START, limits: {}, ...question }));
    expect((await think({ limits: { depth: 3 } }))?.depth).toBe(3);
    expect((await think({ limits: { nodes: 500 } }))?.nodes).toBeLessThanOrEqual(1000);
    expect(firstMoves(await think({ limits: { depth: 2 }, among: ['a2a3', 'h2h3'], lines: 9 })).toSorted()).toEqual([
      'a2a3',
      'h2h3',
    ]);
    const record = { fen: '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', moves: [] };
    expect((await think({ record, limits: { mate: 2 } }))?.lines[0].score).toEqual({ mate: 2 });
  });

  it('tells of every iteration', async () => {
    const backend = await start(kind, 'nightrider');
    const depths: number[] = [];
    const listeners = { thought: ({ depth }: Thought) => depths.push(depth) };
    expectOk(await backend.think({ record: START, limits: { depth: 3 } }, listeners));
    expect(depths).toEqual([1, 2, 3]);
  });

  it('answers when it is stopped, and the next question too', async () => {
    const backend = await start(kind, 'spider-rider');
    const endless = backend.think({ record: START, limits: {} });
    setTimeout(() => backend.stop(), 50);
    expectOk(await endless);
    const early = backend.think({ record: START, limits: {} });
    backend.stop();
    expectOk(await early);
    expect(firstMoves(expectOk(await backend.think({ record: START, limits: { depth: 1 } })))).toHaveLength(1);
  });

  it('ponders without a limit, and ends by the one that comes with the hit', async () => {
    const backend = await start(kind, 'chess');
    let isThere = false;
    const pondering = backend
      .think({ record: START, limits: { milliseconds: 1 }, pondering: true })
      .finally(() => (isThere = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isThere).toBe(false);
    backend.ponderHit({ milliseconds: 20 });
    expectOk(await pondering);
  });

  it('counts as the rules do', async () => {
    const backend = await start(kind, 'nightrider');
    const counts = expectOk(await backend.perft(START, 2));
    expect(counts?.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(startPosition(shipped('nightrider')), 2));
  });

  it('forgets with a new game', async () => {
    const backend = await start(kind, 'chess');
    const nodes = async () => expectOk(await backend.think({ record: START, limits: { depth: 4 } }))?.nodes;
    const first = await nodes();
    await nodes();
    backend.newGame();
    expect(await nodes()).toBe(first);
  });

  it('says what is wrong, whatever it is asked', async () => {
    const backend = await start(kind, 'chess');
    const ask = (record: object) => backend.think({ record: { moves: [], ...record }, limits: { depth: 1 } });
    expect(code(await ask({ moves: ['e2e5'] }))).toMatch(/^move\//);
    expect(code(await ask({ fen: 'x' }))).toMatch(/^fen\//);
    expect(code(await ask({ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }))).toBe('engine/game-over');
    const first = backend.think({ record: START, limits: {} });
    expect(code(await ask({}))).toBe('engine/busy');
    backend.close();
    expect(code(await first)).toBe('engine/closed');
    expect(code(await ask({}))).toBe('engine/closed');
  });
});

import type { Engine, Thought } from '@hippodrome/engine';
import { error, fail, ok, type Result, startPosition, writeFen } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf, rulesOf } from '../testing/rulesets.js';
import { type Finding, type SurveyStop, survey } from './survey.js';

function thought(cp: number): Result<Thought> {
  return ok({ lines: [{ score: { cp }, moves: ['e2e4'] }], depth: 7, nodes: 1, milliseconds: 1 } as unknown as Thought);
}

function engineOf(
  ...answers: readonly Result<Thought>[]
): Pick<Engine, 'load' | 'think' | 'stop'> & { stopped: number } {
  const left = [...answers];
  return {
    stopped: 0,
    load: async () => ok(undefined),
    think: async () => left.shift() ?? fail(error('engine/crashed', 'no answer left')),
    stop() {
      this.stopped++;
    },
  };
}

const white = startPosition(rulesOf('chess'));
const black = positionOf('chess', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1');
const STOPS: readonly SurveyStop[] = [white, black, white].map((position) => ({
  position,
  record: { fen: writeFen(position), moves: [] },
}));

const begin = (
  engine: ReturnType<typeof engineOf>,
  onFound: (index: number, found: Finding) => void,
  signal = new AbortController().signal,
) => survey(engine, STOPS, { milliseconds: 1, onFound, signal });

it('finds a score for White of each position, and its best move', async () => {
  const found: [number, Finding][] = [];
  const result = await begin(engineOf(thought(30), thought(30), thought(-5)), (...step) => found.push(step));
  expect(result.ok).toBe(true);
  expect(found.map(([index, { evaluation }]) => [index, evaluation])).toEqual([
    [0, { cp: 30, depth: 7 }],
    [1, { cp: -30, depth: 7 }],
    [2, { cp: -5, depth: 7 }],
  ]);
  expect(found[0]?.[1].best).toBe('e2e4');
});

it('passes by a game that is over, and stops at anything else', async () => {
  const found: number[] = [];
  const over: Result<Thought> = fail(error('engine/game-over', 'over'));
  expect((await begin(engineOf(thought(1), over, thought(2)), (index) => found.push(index))).ok).toBe(true);
  expect(found).toEqual([0, 2]);
  expect((await begin(engineOf(thought(1)), () => undefined)).ok).toBe(false);
});

it('can be stopped: nothing more is asked or told', async () => {
  const stop = new AbortController();
  const found: number[] = [];
  const engine = engineOf(thought(1), thought(2), thought(3));
  const result = await begin(
    engine,
    (index) => {
      found.push(index);
      stop.abort();
    },
    stop.signal,
  );
  expect([result.ok, found, engine.stopped]).toEqual([true, [0], 1]);
});

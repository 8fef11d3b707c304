import { error, expectOk, fail, type Move, parsePgn, startPosition, variantsNamed, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { player, steady } from '../../test-support/players.js';
import { shipped } from '../../test-support/shipped.js';
import { openingOf } from './opening.js';
import { writeGame } from './pgn.js';
import type { GameRecord } from './record.js';
import { reportOf } from './report.js';
import { type MatchPlan, runMatch } from './run-match.js';
import { tallyOf } from './tally.js';

const START = startPosition(shipped('nightrider'));
const PLAN: MatchPlan = {
  start: START,
  games: 6,
  openings: { seed: 1, plies: 4, balance: 200 },
  controls: [
    { type: 'nodes', nodes: 1 },
    { type: 'nodes', nodes: 1 },
  ],
  margin: 0,
  patience: 1000,
  maxMoves: 12,
  adjudication: {},
  concurrency: 2,
};
const seat = () => [steady('A', 1), steady('B', 2)] as const;
const inOrder = (records: readonly GameRecord[]) => [...records].sort((a, b) => a.game - b.game);

describe('openings', () => {
  it('are legal, the same for the same seed and pair, others for others', async () => {
    const opening = async (seed: number, pair: number): Promise<string> => {
      const moves = await openingOf(START, { seed, plies: 6, balance: 100 }, pair);
      return moves.map((move: Move) => writeUci(START.rules, move)).join(' ');
    };
    const first = await opening(1, 1);
    expect(first.split(' ')).toHaveLength(6);
    expect(await opening(1, 1)).toBe(first);
    expect(new Set([first, await opening(1, 2), await opening(2, 1)]).size).toBe(3);
  });

  it('may be none', async () => {
    expect(await openingOf(START, { seed: 1, plies: 0, balance: 0 }, 1)).toEqual([]);
  });
});

describe('a match', () => {
  it('plays each opening twice with colours reversed', async () => {
    const records = inOrder(expectOk(await runMatch(PLAN, seat, [])));
    expect(records.map(({ game, white }) => [game, white])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
      [6, 1],
    ]);
    const openings = records.map(({ moves, opening }) =>
      moves
        .slice(0, opening)
        .map(({ move }) => move)
        .join(' '),
    );
    expect(openings[0]).toBe(openings[1]);
    expect(openings[4]).toBe(openings[5]);
    expect(new Set(openings).size).toBe(3);
    expect(records[0]?.moves[4]).toHaveProperty('elapsed');
  });

  it('plays only what is missing, and comes to the same games', async () => {
    const whole = inOrder(expectOk(await runMatch(PLAN, seat, [])));
    const played: number[] = [];
    const some = whole.filter(({ game }) => [1, 4, 5].includes(game));
    const resumed = await runMatch(PLAN, seat, some, { onGame: ({ game }) => void played.push(game) });
    expect(inOrder(expectOk(resumed))).toEqual(whole);
    expect(played.toSorted((a, b) => a - b)).toEqual([2, 3, 6]);
  });

  it('ends a pair with the opening with which it began', async () => {
    const first = expectOk(await runMatch({ ...PLAN, games: 1 }, seat, []));
    const reseeded = { ...PLAN, games: 2, openings: { ...PLAN.openings, seed: 99 } };
    const [one, two] = expectOk(await runMatch(reseeded, seat, first));
    const openingMoves = (record: GameRecord | undefined) => record?.moves.slice(0, 4).map(({ move }) => move);
    expect(openingMoves(two)).toEqual(openingMoves(one));
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const records = expectOk(
      await runMatch(PLAN, seat, [], { signal, onGame: (_, { length }) => void (length === 3 && stop.abort()) }),
    );
    expect(records.length).toBeLessThan(6);
    expect(expectOk(await runMatch(PLAN, seat, records, { signal }))).toHaveLength(records.length);
  });

  it('stops when the test has decided, and stays decided', async () => {
    const loses = () => [steady('A', 1), player('B', () => ({ kind: 'illegal-move', message: 'no' }))] as const;
    const plan = { ...PLAN, games: 1000, sprt: { elo0: 0, elo1: 300, alpha: 0.05, beta: 0.05 } };
    const records = expectOk(await runMatch(plan, loses, []));
    expect(records.length).toBeLessThan(60);
    const report = reportOf('nightrider', ['A', 'B'], records, plan.sprt);
    expect(report.sprt?.accepted).toBe('H1');
    expect(report.faults[0]).toMatchObject({ game: 1, engine: 'B', reason: 'illegal-move', message: 'no' });
    expect(expectOk(await runMatch(plan, loses, records))).toHaveLength(records.length);
  });

  it('tells an engine from itself', async () => {
    const twins = () => [steady('A', 1), steady('A', 1)] as const;
    expect(expectOk(await runMatch({ ...PLAN, games: 1 }, twins, []))[0]?.names).toEqual(['A', 'A (2)']);
  });

  it('ends with the problem when an engine cannot be started', async () => {
    const broken = { ...player('B'), newGame: async () => fail<undefined>(error('engine/failed', 'gone')) };
    expect(await runMatch(PLAN, () => [steady('A', 1), broken] as const, [])).toMatchObject({
      ok: false,
      problems: [{ code: 'engine/failed' }],
    });
  });
});

describe('what is made of the games', () => {
  const game = (number: number, winner: GameRecord['winner'], reason: GameRecord['reason']): GameRecord => ({
    game: number,
    white: number % 2 === 1 ? 0 : 1,
    names: ['A', 'B'],
    opening: 0,
    moves: [],
    winner,
    reason,
    date: '2026.12.01',
  });

  it('counts games, whole pairs, ways to end, and White', () => {
    const tally = tallyOf([
      game(1, 'white', 'checkmate'),
      game(4, 'white', 'timeout'),
      game(2, 'black', 'checkmate'),
      game(3, null, 'too-long'),
      game(5, 'white', 'checkmate'),
    ]);
    expect(tally.trinomial).toEqual([1, 1, 3]);
    expect(tally.pentanomial).toEqual([0, 1, 0, 0, 1]);
    expect(tally.stopped).toBe(1);
    expect(tally.reasons.get('checkmate')).toBe(3);
    expect(tally.whiteScore).toBeCloseTo(3.5 / 5);
  });

  it('reports nothing of no games', () => {
    expect(reportOf('chess', ['A', 'B'], [], undefined)).toMatchObject({
      games: 0,
      score: null,
      elo: null,
      sprt: null,
    });
  });

  it('becomes PGN that is read again, with scores for White', async () => {
    const scored = (name: string) => player(name, () => ({ info: { score: { cp: 31 }, depth: 4 }, elapsed: 20 }));
    const plan = { ...PLAN, games: 2, concurrency: 1 };
    const records = expectOk(await runMatch(plan, () => [scored('A'), scored('B')] as const, []));
    const frame = { start: START, event: 'Test', controls: PLAN.controls };
    const text = expectOk(writeGame(frame, records[1] as GameRecord));
    const [read] = parsePgn(text, variantsNamed([START.rules]));
    expect(read?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(Object.fromEntries(read?.tags ?? [])).toMatchObject({
      Variant: START.rules.spec.title,
      White: 'B',
      Black: 'A',
      Round: '1.2',
      Result: '1/2-1/2',
      TimeControl: 'nodes 1',
      Termination: 'adjudication',
    });
    expect(text).toContain('{opening}');
    expect(text).toContain('[%eval 0.31,4]');
    expect(text).toContain('[%eval -0.31,4]');
    expect(text).toContain('too-long');
    const edited = { ...(records[0] as GameRecord), moves: [{ move: 'e2e5' }] };
    expect(writeGame(frame, edited)).toMatchObject({ ok: false, problems: [{ code: 'match/state-damaged' }] });
  });
});

import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import {
  compile,
  expectOk,
  legalMoves,
  loadVariant,
  type Ruleset,
  startPosition,
  type TimeControl,
  writeUci,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import type { Command, GameEvent } from './event.js';
import { LiveGame } from './live-game.js';

const rules = shipped('nightrider');
const BLITZ: TimeControl = { kind: 'fischer', initial: 180_000, increment: 2000 };
const DAILY: TimeControl = { kind: 'per-move', limit: 86_400_000 };

/** A game with its log. `try` gives the code of the problem, or undefined when the event has happened. */
function begin(control: TimeControl = BLITZ) {
  const setup = { start: startPosition(rules), control, at: 0 };
  const game = new LiveGame(setup);
  const log: GameEvent[] = [];
  const attempt = (command: Command, now: number): string | undefined => {
    const decided = game.decide(command, now);
    if (!decided.ok) return decided.problems[0]?.code;
    log.push(decided.value);
    game.apply(decided.value);
    return undefined;
  };
  const move = (uci: string, now: number, lag?: number): string | undefined =>
    attempt({ type: 'move', side: game.turn, ply: game.ply, uci, ...(lag && { lag }) }, now);
  return { game, setup, log, attempt, move };
}

describe('moves', () => {
  it('are taken in turn, and clocks begin when both sides have moved', () => {
    const { game, move } = begin();
    expect(move('e2e4', 5000)).toBeUndefined();
    expect(game.clock.running).toBeUndefined();
    expect(move('e7e5', 20_000)).toBeUndefined();
    expect(game.clock).toMatchObject({
      left: { white: 180_000, black: 180_000 },
      running: { side: 'white', since: 20_000 },
    });
    expect(move('d2d4', 30_000, 300)).toBeUndefined();
    expect(game.clock.left.white).toBe(172_300);
    expect(game.moves).toEqual(['e2e4', 'e7e5', 'd2d4']);
  });

  it.each<[string, Command]>([
    ['game/stale', { type: 'move', side: 'black', ply: 0, uci: 'e7e5' }],
    ['game/stale', { type: 'move', side: 'white', ply: 2, uci: 'd2d4' }],
    ['game/not-your-turn', { type: 'move', side: 'white', ply: 1, uci: 'd2d4' }],
  ])('%s: %j changes nothing', (code, command) => {
    const { game, attempt, move } = begin();
    move('e2e4', 0);
    expect(attempt(command, 100)).toBe(code);
    expect([game.number, game.ply]).toEqual([1, 1]);
  });

  it.each(['e2e5', 'e9e4', '', '0000', 'e2e4q', '\u0000'])('%j is refused with a reason', (uci) => {
    expect(begin().move(uci, 0)).toMatch(/^(uci|move)\//);
  });
});

describe('time', () => {
  it('runs out: the flag falls, and nothing else happens any more', () => {
    const { game, attempt, move } = begin();
    move('e2e4', 0);
    move('e7e5', 0);
    expect(attempt({ type: 'tick' }, 179_999)).toBe('game/nothing-due');
    expect(move('d2d4', 180_000)).toBe('game/flagged');
    expect(attempt({ type: 'tick' }, 180_000)).toBeUndefined();
    expect(game.outcome).toEqual({ winner: 'black', rule: 'timeout' });
    expect(attempt({ type: 'resign', side: 'black' }, 180_001)).toBe('game/over');
  });

  it('forgives a slow connection, within a limit', () => {
    const opened = () => {
      const started = begin();
      started.move('e2e4', 0);
      started.move('e7e5', 0);
      return started;
    };
    expect(opened().move('d2d4', 180_400, 450)).toBeUndefined();
    expect(opened().move('d2d4', 180_600, 60_000)).toBe('game/flagged');
  });

  it('ends games that nobody begins', () => {
    const { game, attempt } = begin();
    expect(attempt({ type: 'tick' }, 59_999)).toBe('game/nothing-due');
    expect(attempt({ type: 'tick' }, 60_000)).toBeUndefined();
    expect(game.outcome).toEqual({ winner: null, rule: 'aborted' });
  });

  it('never runs backwards', () => {
    const { log, move } = begin();
    move('e2e4', 5000);
    move('e7e5', 4000);
    expect(log.map(({ at }) => at)).toEqual([5000, 5000]);
  });

  it('waits for who is on vacation, in correspondence', () => {
    const { attempt, game } = begin(DAILY);
    expect(attempt({ type: 'pause', side: 'white' }, 80_000_000)).toBeUndefined();
    expect(attempt({ type: 'tick' }, 500_000_000)).toBe('game/nothing-due');
    expect(attempt({ type: 'resume', side: 'black' }, 500_000_000)).toBe('game/paused');
    expect(attempt({ type: 'resume', side: 'white' }, 500_000_000)).toBeUndefined();
    expect(attempt({ type: 'tick' }, 506_400_000)).toBeUndefined();
    expect(game.outcome).toEqual({ winner: 'black', rule: 'timeout' });
  });
});

describe('offers', () => {
  it('of a draw are answered, and stand no longer than a move of the other side', () => {
    const { game, attempt, move } = begin();
    expect(attempt({ type: 'offer-draw', side: 'white' }, 0)).toBeUndefined();
    expect(attempt({ type: 'offer-draw', side: 'white' }, 0)).toBe('game/offered');
    expect(attempt({ type: 'accept-draw', side: 'white' }, 0)).toBe('game/no-offer');
    move('e2e4', 0);
    expect(game.drawOffer).toBe('white');
    move('e7e5', 0);
    expect(game.drawOffer).toBeUndefined();
    attempt({ type: 'offer-draw', side: 'black' }, 0);
    expect(attempt({ type: 'offer-draw', side: 'white' }, 0)).toBeUndefined();
    expect(game.outcome).toEqual({ winner: null, rule: 'agreement' });
  });

  it('to take back give the side its move again', () => {
    const { game, attempt, move } = begin();
    expect(attempt({ type: 'offer-takeback', side: 'white' }, 0)).toBe('game/nothing-to-take-back');
    for (const uci of ['e2e4', 'e7e5', 'd2d4', 'd7d5']) move(uci, 0);
    expect(attempt({ type: 'offer-takeback', side: 'white' }, 10)).toBeUndefined();
    expect(attempt({ type: 'accept-takeback', side: 'black' }, 20)).toBeUndefined();
    expect([game.turn, game.moves]).toEqual(['white', ['e2e4', 'e7e5']]);
    expect(game.clock.running).toEqual({ side: 'white', since: 20 });
    move('c2c4', 30);
    attempt({ type: 'offer-takeback', side: 'white' }, 30);
    move('c7c5', 30);
    expect(attempt({ type: 'accept-takeback', side: 'black' }, 40)).toBe('game/no-offer');
  });
});

it('a game is broken off only before both have moved', () => {
  const { attempt, move } = begin();
  move('e2e4', 0);
  move('e7e5', 0);
  expect(attempt({ type: 'abort', side: 'white' }, 0)).toBe('game/too-late-to-abort');
});

it('a command that has happened is known by its name, to its own side only', () => {
  const { game, attempt } = begin();
  expect(attempt({ type: 'move', side: 'white', ply: 0, uci: 'a2a3', cause: 'x' }, 1000)).toBeUndefined();
  expect(attempt({ type: 'offer-draw', side: 'white', cause: 'y' }, 2000)).toBeUndefined();
  expect(attempt({ type: 'give-time', side: 'black', cause: 'z' }, 2000)).toBeUndefined();
  expect([game.numberOf('white', 'x'), game.numberOf('white', 'y'), game.numberOf('black', 'z')]).toEqual([1, 2, 3]);
  expect([game.numberOf('black', 'x'), game.numberOf('white', 'z'), game.numberOf('white', 'w')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('something is due a minute after the last move at first, then when the flag falls, and never after the end', () => {
  const { game, attempt, move } = begin();
  expect(game.dueAt).toBe(60_000);
  move('a2a3', 10_000);
  attempt({ type: 'offer-draw', side: 'white' }, 50_000);
  expect(game.dueAt).toBe(70_000);
  expect(attempt({ type: 'tick' }, 69_999)).toBe('game/nothing-due');
  move('a7a6', 60_000);
  expect(game.dueAt).toBe(240_000);
  attempt({ type: 'resign', side: 'black' }, 61_000);
  expect(game.dueAt).toBeUndefined();
});

it('a game can be claimed from who has gone away, on whose move it is', () => {
  const { game, attempt, move } = begin();
  for (const uci of ['e2e4', 'e7e5', 'd2d4']) move(uci, 0);
  const claim = { type: 'claim', side: 'white', otherAwaySince: 10_000 } as const;
  expect(attempt({ ...claim, side: 'black' }, 60_000)).toBe('game/too-early-to-claim');
  expect(attempt(claim, 49_999)).toBe('game/too-early-to-claim');
  expect(attempt(claim, 50_000)).toBeUndefined();
  expect(game.outcome).toEqual({ winner: 'white', rule: 'abandoned' });
});

const side = fc.constantFrom('white' as const, 'black' as const);
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ move: fc.nat(), lag: fc.oneof(fc.nat(2000), fc.double()) }) },
  fc.record({
    type: fc.constantFrom(
      ...(['offer-draw', 'decline-draw', 'offer-takeback', 'accept-takeback', 'decline-takeback'] as const),
      ...(['give-time', 'pause', 'resume', 'abort', 'resign', 'accept-draw'] as const),
    ),
    side,
  }),
  fc.record({ type: fc.constant('claim' as const), side, otherAwaySince: fc.nat(1_000_000) }),
  fc.constant({ type: 'tick' as const }),
);
const control = fc.constantFrom<TimeControl>(
  BLITZ,
  DAILY,
  { kind: 'unlimited' },
  { kind: 'byo-yomi', initial: 20_000, periods: 2, period: 5000 },
  { kind: 'delay', initial: 30_000, delay: 3000 },
);

test.prop([control, fc.array(fc.tuple(act, fc.nat(20_000)), { maxLength: 60 })], { numRuns: 60 })(
  'whatever is tried, the log alone tells the same game',
  (given, acts) => {
    const { game, setup, log, attempt } = begin(given);
    let now = 0;
    for (const [what, wait] of acts) {
      now += wait;
      if ('move' in what) {
        const moves = legalMoves(game.position);
        const uci = writeUci(rules, moves[what.move % moves.length] ?? expectMove(moves[0]));
        attempt({ type: 'move', side: game.turn, ply: game.ply, uci, lag: what.lag }, now);
      } else attempt(what, now);
      expect(Math.min(...Object.values(game.clock.left))).toBeGreaterThanOrEqual(0);
    }
    const again = new LiveGame(setup);
    for (const event of JSON.parse(JSON.stringify(log)) as GameEvent[]) again.apply(event);
    expect(stateOf(again)).toEqual(stateOf(game));
  },
);

function stateOf({ number, moves, clock, outcome, drawOffer, takebackOffer, paused }: LiveGame) {
  return { number, moves, clock, outcome, drawOffer, takebackOffer, paused };
}

function expectMove<T>(move: T | undefined): T {
  if (move === undefined) throw new Error('the game has no move');
  return move;
}

function shipped(slug: string): Ruleset {
  const text = (name: string): string =>
    readFileSync(new URL(`../../../../variants/${name}.md`, import.meta.url), 'utf8');
  return expectOk(compile(expectOk(loadVariant(text(slug), text))));
}

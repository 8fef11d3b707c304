import { type Colour, expectOk, type Game, type Position, parseUci, startPosition } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { player, type Thinking } from '../../test-support/players.js';
import { positionOf, shipped } from '../../test-support/shipped.js';
import type { Task } from './contestant.js';
import { type GameTerms, playGame } from './play-game.js';
import type { TimeControl } from './time-control.js';

const CLOCK: TimeControl = { type: 'clock', base: 1000, increment: 100 };
const NODES: TimeControl = { type: 'nodes', nodes: 1 };

function play(
  start: Position,
  white: Thinking,
  black: Thinking = white,
  { control = NODES, ...terms }: Partial<GameTerms> & { control?: TimeControl } = {},
) {
  const all = { start, margin: 50, patience: 5000, maxMoves: 20, adjudication: {}, ...terms };
  const players = { white: player('W', white), black: player('B', black) };
  return playGame(all, { players, controls: { white: control, black: control } }, []);
}

const says = (moves: string): Thinking => {
  const texts = moves.split(' ');
  return (game: Game) => ({ move: expectOk(parseUci(game.position, texts.shift() ?? '')) });
};
const chess = (): Position => startPosition(shipped('chess'));

describe('a game ends', () => {
  it('by the rules', async () => {
    const end = expectOk(await play(chess(), says('f2f3 g2g4'), says('e7e5 d8h4')));
    expect(end).toMatchObject({ winner: 'black', reason: 'checkmate' });
    expect(end.moves.map(({ move }) => move)).toEqual(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
  });

  it('by repetition, which only the game knows', async () => {
    const there = says('g1f3 f3g1 g1f3 f3g1');
    const back = says('g8f6 f6g8 g8f6 f6g8');
    expect(expectOk(await play(chess(), there, back))).toMatchObject({ winner: null, reason: 'repetition' });
  });

  it('before it begins, when it is over', async () => {
    const mated = positionOf('chess', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
    expect(expectOk(await play(mated, says('')))).toEqual({ winner: 'black', reason: 'checkmate', moves: [] });
  });

  it('when it is too long, and when it is frozen', async () => {
    expect(expectOk(await play(chess(), () => ({}), undefined, { maxMoves: 3 }))).toMatchObject({
      winner: null,
      reason: 'too-long',
      moves: { length: 6 },
    });
    const frozen = positionOf('knights', 'KQN1p3/PPPpP3/1P1P4/8/8/1p1p4/pppPp3/kqn1P3 w - - 0 40');
    expect(expectOk(await play(frozen, () => ({})))).toMatchObject({ winner: null, reason: 'frozen', moves: [] });
  });

  it.each(['crash', 'illegal-move', 'late'] as const)('by a fault: %s', async (kind) => {
    const end = expectOk(
      await play(
        chess(),
        () => ({}),
        () => ({ kind, message: 'why' }),
      ),
    );
    expect(end).toMatchObject({ winner: 'white', reason: kind, fault: { by: 'black', message: 'why' } });
  });

  it('when both engines agree about it', async () => {
    const thinks = (centipawns: number) => () => ({ info: { score: { cp: centipawns } } });
    const win = { win: { centipawns: 500, moves: 2 } };
    const sure = await play(chess(), thinks(600), thinks(-700), { adjudication: win });
    expect(expectOk(sure)).toMatchObject({ winner: 'white', reason: 'adjudicated-win', moves: { length: 4 } });
    const unsure = await play(chess(), thinks(600), thinks(-400), { adjudication: win, maxMoves: 5 });
    expect(expectOk(unsure).reason).toBe('too-long');
    const draw = { draw: { centipawns: 10, moves: 2, from: 3 } };
    const level = await play(chess(), thinks(5), thinks(-5), { adjudication: draw });
    expect(expectOk(level)).toMatchObject({ winner: null, reason: 'adjudicated-draw', moves: { length: 8 } });
    const silent = await play(chess(), thinks(0), () => ({}), { adjudication: draw, maxMoves: 6 });
    expect(expectOk(silent).reason).toBe('too-long');
  });

  it('with the rule, where the rules and the scores both end it', async () => {
    const mates = { adjudication: { win: { centipawns: 1, moves: 1 } } };
    const start = positionOf('chess', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1');
    const sure: Thinking = (game) => ({ ...says('a1a8')(game, {} as Task), info: { score: { mate: 1 } } });
    expect(expectOk(await play(start, sure, sure, mates))).toMatchObject({ winner: 'white', reason: 'checkmate' });
  });
});

describe('time', () => {
  it('is counted, told, and written down', async () => {
    const seen: [Colour, number, number][] = [];
    const think: Thinking = (game, { clocks, deadline }) => {
      seen.push([game.position.sideToMove, clocks[game.position.sideToMove].left, deadline]);
      return { elapsed: 300 };
    };
    const { moves } = expectOk(await play(chess(), think, think, { control: CLOCK, maxMoves: 2 }));
    expect(seen).toEqual([
      ['white', 1000, 1050],
      ['black', 1000, 1050],
      ['white', 800, 850],
      ['black', 800, 850],
    ]);
    expect(moves[2]).toMatchObject({ elapsed: 300, clock: 600 });
  });

  it('runs out: a loss, but a draw against a bare king where the rules say so', async () => {
    const late: Thinking = () => ({ kind: 'late', message: 'no move came in time' });
    const lost = expectOk(await play(startPosition(shipped('nightrider')), late, late, { control: CLOCK }));
    expect(lost).toMatchObject({ winner: 'black', reason: 'timeout', fault: { by: 'white' } });
    const bare = positionOf('nightrider', '4k3/8/8/8/8/8/3R4/4K3 w - - 0 1');
    const drawn = expectOk(await play(bare, late, late, { control: CLOCK }));
    expect(drawn).toMatchObject({ winner: null, reason: 'timeout' });
  });

  it('is limited by patience where none is set', async () => {
    const deadlines: number[] = [];
    const think: Thinking = (_game, { deadline }) => {
      deadlines.push(deadline);
      return {};
    };
    await play(chess(), think, think, { maxMoves: 1 });
    expect(deadlines).toEqual([5000, 5000]);
  });
});

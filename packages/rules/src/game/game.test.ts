import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import { parseMove, writeFen } from '../notation/index.js';
import { expectOk } from '../result.js';
import { Game } from './game.js';

function gameFrom(slug: string, fen: string): Game {
  return new Game(positionOf(shipped(slug), fen));
}

function playAll(game: Game, moves: string): Game {
  for (const text of moves.split(' ')) expectOk(game.play(expectOk(parseMove(game.position, text))));
  return game;
}

describe('a game', () => {
  it('keeps its history and takes moves back', () => {
    const game = playAll(new Game(shipped('chess')), 'e4 e5 Nf3');
    expect(game.plies).toHaveLength(3);
    expect(game.undo()).toBe(true);
    expect(writeFen(game.position)).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2');
    expect([game.undo(), game.undo(), game.undo()]).toEqual([true, true, false]);
    expect(game.position).toBe(game.start);
  });

  it('ends by the third repetition, and goes on when that move is taken back', () => {
    const game = playAll(new Game(shipped('nightrider')), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(game.outcome).toEqual({ winner: null, rule: 'repetition' });
    expect(game.moves).toEqual([]);
    expect(game.play(expectOk(parseMove(game.position, 'e4')))).toMatchObject({
      ok: false,
      problems: [{ code: 'game/over' }],
    });
    game.undo();
    expect(game.outcome).toBeUndefined();
    expect(game.occurrences).toBe(2);
  });

  it('ends by the move rule at the hundredth ply without progress', () => {
    const game = gameFrom('nightrider', '4k3/8/8/8/8/8/3R4/4K3 w - - 98 80');
    playAll(game, 'Ra2');
    expect(game.outcome).toBeUndefined();
    playAll(game, 'Kd7');
    expect(game.outcome).toEqual({ winner: null, rule: 'move-rule' });
  });

  it('never ends by itself where only agreement draws', () => {
    const there = 'b8c6 b1c3 c6b8 c3b1';
    const game = playAll(new Game(shipped('knights')), [there, there, there].join(' '));
    expect(game.outcome).toBeUndefined();
    expect(game.occurrences).toBe(4);
  });

  it('is resigned by a side', () => {
    const game = new Game(shipped('chess'));
    expect(expectOk(game.resign('white'))).toEqual({ winner: 'black', rule: 'resignation' });
    expect(game.resign('black')).toMatchObject({ ok: false, problems: [{ code: 'game/over' }] });
    expect(game.moves).toEqual([]);
  });

  it('is drawn by an offer and its acceptance, not by the offer alone', () => {
    const game = new Game(shipped('chess'));
    expect(game.acceptDraw('white')).toMatchObject({ ok: false, problems: [{ code: 'game/no-offer' }] });
    expect(expectOk(game.offerDraw('white'))).toBeUndefined();
    expect(game.drawOffer).toBe('white');
    expect(game.outcome).toBeUndefined();
    expect(expectOk(game.acceptDraw('black'))).toEqual({ winner: null, rule: 'agreement' });
  });

  it('takes a counter-offer for an acceptance', () => {
    const game = new Game(shipped('chess'));
    game.offerDraw('white');
    expect(expectOk(game.offerDraw('black'))).toEqual({ winner: null, rule: 'agreement' });
  });

  it("keeps an offer over the offerer's own move; the other side's move or refusal ends it", () => {
    const game = new Game(shipped('chess'));
    game.offerDraw('white');
    playAll(game, 'e4');
    expect(game.drawOffer).toBe('white');
    playAll(game, 'e5');
    expect(game.drawOffer).toBeUndefined();
    game.offerDraw('white');
    expectOk(game.declineDraw('black'));
    expect(game.drawOffer).toBeUndefined();
    expect(game.outcome).toBeUndefined();
  });

  it('is lost on time, but drawn against a bare king where the rules say so', () => {
    expect(expectOk(new Game(shipped('nightrider')).timeOut('white'))).toEqual({ winner: 'black', rule: 'timeout' });
    const bare = gameFrom('nightrider', '4k3/8/8/8/8/8/3R4/4K3 w - - 0 1');
    expect(expectOk(bare.timeOut('white'))).toEqual({ winner: null, rule: 'timeout' });
    const armed = gameFrom('nightrider', '4k3/8/8/8/8/8/3R4/4K3 w - - 0 1');
    expect(expectOk(armed.timeOut('black'))).toEqual({ winner: 'white', rule: 'timeout' });
  });

  it('reports a frozen position and leaves the result to the players', () => {
    // Both kings are walled in, every pawn is stuck, no queen or knight can move; knights are equal.
    const game = gameFrom('knights', FROZEN);
    expect(game.frozen).toBe(true);
    expect(game.outcome).toBeUndefined();
    playAll(game, '-- --');
    expect(game.frozen).toBe(true);
    game.offerDraw('white');
    expect(expectOk(game.acceptDraw('black'))).toEqual({ winner: null, rule: 'agreement' });
    expect(game.frozen).toBe(false);
  });

  it('is not frozen while one side can move after the other has passed', () => {
    const game = gameFrom('knights', '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40');
    expect(game.moves).toEqual([{ type: 'pass' }]);
    expect(game.frozen).toBe(false);
  });

  it('is not frozen while only the ban on captures of the first moves keeps both sides from moving', () => {
    const full = 'nnnkqnnn/pppppppp/nnnnnnnn/nnnnnnnn/NNNNNNNN/NNNNNNNN/PPPPPPPP/NNNKQNNN';
    const game = gameFrom('knights', `${full} b - - 0 1 opening`);
    expect(game.frozen).toBe(false);
    playAll(game, '-- --');
    expect(game.moves.length).toBeGreaterThan(1);
  });
});

/** Both armies stuck in their corners, each with one queen and one knight; White to move. */
const FROZEN = 'KQN1p3/PPPpP3/1P1P4/8/8/1p1p4/pppPp3/kqn1P3 w - - 0 40';

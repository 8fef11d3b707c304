import { expectOk, parseMove } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { AS_WHITE, HOTSEAT, played, positionOf, rulesOf } from '../testing/rulesets.js';
import { timeLeft } from './clocks.js';
import { Session } from './session.js';

const chess = () => new Session(rulesOf('chess'), HOTSEAT);
const timed = () => new Session(rulesOf('chess'), { ...HOTSEAT, clock: { minutes: 1, increment: 1 } });

describe('a session', () => {
  it('tells each move with its text, check and number', () => {
    const session = played(chess(), 'e4', 'f6', 'Qh5');
    expect(session.lines.map(({ san, uci, side, number, check }) => [san, uci, side, number, check])).toEqual([
      ['e4', 'e2e4', 'white', 1, false],
      ['f6', 'f7f6', 'black', 1, false],
      ['Qh5+', 'd1h5', 'white', 2, true],
    ]);
  });

  it('refuses what is not legal and stays as it was', () => {
    const session = played(chess(), 'e4');
    const again = expectOk(parseMove(chess().game.position, 'd4'));
    expect(session.play(again, 0).ok).toBe(false);
    expect(session.lines).toHaveLength(1);
  });

  it('ends by the rules', () => {
    const session = played(chess(), 'f3', 'e5', 'g4', 'Qh4#');
    expect(session.outcome).toEqual({ winner: 'black', rule: 'checkmate' });
    expect(session.isPersonsTurn).toBe(false);
  });

  it('takes back one ply between two people, and to the own move against the computer', () => {
    const shared = played(chess(), 'e4', 'e5');
    expect(shared.undoable).toBe(1);
    expect(shared.undo(0)).toBe(true);
    expect(shared.lines).toHaveLength(1);

    const alone = played(new Session(rulesOf('chess'), AS_WHITE), 'e4', 'e5');
    expect(alone.undoable).toBe(2);
    alone.undo(0);
    expect(alone.lines).toHaveLength(0);
    played(alone, 'd4');
    expect(alone.undoable).toBe(1);
  });

  it('does not take back a computer move before which there is none of the person', () => {
    const settings = { ...AS_WHITE, seats: { white: 'computer', black: 'person' } } as const;
    expect(played(new Session(rulesOf('chess'), settings), 'e4').undoable).toBe(0);
  });

  it('takes an end by the players back with the move', () => {
    const session = played(chess(), 'e4');
    session.resign('black', 0);
    expect(session.outcome).toEqual({ winner: 'white', rule: 'resignation' });
    session.undo(0);
    expect(session.outcome).toBeUndefined();
    expect(session.declared).toBeUndefined();
  });

  it('is drawn when an offer is met', () => {
    const session = played(chess(), 'e4');
    expect(expectOk(session.offerDraw('black', 0))).toBe(false);
    expect(expectOk(session.acceptDraw(0))).toEqual({ winner: null, rule: 'agreement' });
    expect(session.declared).toEqual({ rule: 'agreement' });
  });

  it('goes on when an offer is declined', () => {
    const session = played(chess(), 'e4');
    session.offerDraw('white', 0);
    session.declineDraw();
    expect(session.game.drawOffer).toBeUndefined();
    expect(session.acceptDraw(0).ok).toBe(false);
  });

  it('has a clock that ends the game', () => {
    const session = played(timed(), 'e4', 'e5');
    expect(session.timeOutIfDue(61_999)).toBe(false);
    expect(session.timeOutIfDue(62_000)).toBe(true);
    expect(session.outcome).toEqual({ winner: 'black', rule: 'timeout' });
    expect(session.clock?.running).toBeUndefined();
  });

  it('draws on time against a bare king where the game says so', () => {
    const start = positionOf('chess', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1');
    const session = played(
      new Session(rulesOf('chess'), { ...HOTSEAT, clock: { minutes: 1, increment: 0 } }, start),
      'Kd7',
    );
    session.timeOutIfDue(100_000);
    expect(session.outcome).toEqual({ winner: null, rule: 'timeout' });
  });

  it('gives the time back with a move that is taken back', () => {
    const session = played(timed(), 'e4', 'e5', 'd4');
    session.undo(10_000);
    const { clock } = session;
    if (clock === undefined) throw new Error('no clock');
    expect(clock.running?.side).toBe('white');
    expect(timeLeft(clock, 'white', 10_000)).toBe(60_000);
  });

  it('tells of a phase that a move ends', () => {
    const start = positionOf('knights', 'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening');
    const [line] = played(new Session(rulesOf('knights'), HOTSEAT, start), 'exd6').lines;
    expect([line?.endedPhase, line?.check]).toEqual(['opening', true]);
    const [quiet] = played(new Session(rulesOf('knights'), HOTSEAT, start), 'Kf2').lines;
    expect(quiet?.endedPhase).toBeUndefined();
  });

  it('offers the pass that is forced', () => {
    const session = new Session(rulesOf('knights'), HOTSEAT, positionOf('knights', FROZEN));
    expect(session.forcedPass).toEqual({ type: 'pass' });
    expect(session.game.frozen).toBe(true);
  });
});

/** Both sides are shut in, with equally many knights. */
const FROZEN = '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60';

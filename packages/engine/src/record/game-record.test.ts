import { expectOk, parseUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/games.js';
import { historyOf, readRecord, recordOf, refuseIfOver } from './game-record.js';

const chess = shipped('chess');

describe('game records', () => {
  it('are read from the start or from a FEN, and written again', () => {
    const game = expectOk(readRecord(chess, { moves: ['e2e4', 'e7e5', 'e1e2'] }));
    expect(game.plies).toHaveLength(3);
    expect(historyOf(game)).toHaveLength(3);
    expect(expectOk(readRecord(chess, recordOf(game))).position.placement).toEqual(game.position.placement);
    const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
    expect(recordOf(expectOk(readRecord(chess, { fen, moves: ['a1a8'] })))).toEqual({ fen, moves: ['a1a8'] });
  });

  it.each([
    [{ fen: 'nonsense', moves: [] }, /^fen\//],
    [{ fen: '8/8/8/8/8/8/8/4K3 w - - 0 1', moves: [] }, /^setup\/no-royal$/],
    [{ moves: ['e2e4', 'e7'] }, /^uci\/malformed$/],
    [{ moves: ['e2e5'] }, /^move\//],
    [{ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4', 'a2a3'] }, /./],
  ])('are refused with their problems: %j', (record, code) => {
    const result = readRecord(chess, record);
    expect(result.ok ? '' : result.problems[0]?.code).toMatch(code);
  });

  it('name the move that is wrong', () => {
    const result = readRecord(chess, { moves: ['e2e4', 'e2e4'] });
    expect(result.ok ? '' : result.problems[0]?.message).toMatch(/^move 2 \(e2e4\): /);
  });

  it('tell when nobody is to move', () => {
    const mated = expectOk(readRecord(chess, { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }));
    expect(refuseIfOver(mated)).toMatchObject({ problems: [{ code: 'engine/game-over' }] });
    const going = expectOk(readRecord(chess, { moves: ['e2e4'] }));
    expect(refuseIfOver(going)).toMatchObject({ ok: true });
    expect(parseUci(going.position, 'e7e5').ok).toBe(true);
  });
});

import { writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/games.js';
import { RecordReader } from './reading.js';

const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

function codes(result: ReturnType<RecordReader['read']>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe('a reader of records', () => {
  it('reads the same, move by move or at once', () => {
    const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
    const reader = new RecordReader(shipped('chess'));
    for (let i = 0; i <= moves.length; i++) {
      const record = { moves: moves.slice(0, i) };
      expect(reader.read(record)).toEqual(new RecordReader(shipped('chess')).read(record));
    }
    const other = reader.read({ moves: ['e2e4', 'c7c5'] });
    expect(other.ok && writeFen(other.value.position)).toContain('/pp1ppppp/');
    expect(other.ok && other.value.history).toHaveLength(2);
  });

  it('does not take one game for the beginning of another', () => {
    const reader = new RecordReader(shipped('chess'));
    reader.read({ moves: ['e2e4'] });
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const result = reader.read({ fen, moves: ['e2e4', 'e8e7'] });
    expect(result.ok && writeFen(result.value.position)).toBe('8/4k3/8/8/4P3/8/8/4K3 w - - 1 2');
  });

  it('goes on after a draw, but not after a win', () => {
    const repeated = [...SHUFFLE, ...SHUFFLE, ...SHUFFLE, 'e2e4'];
    expect(new RecordReader(shipped('chess')).read({ moves: repeated })).toMatchObject({ ok: true });
    const fen = '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 1';
    expect(codes(new RecordReader(shipped('knights')).read({ fen, moves: ['c3d5', 'e8d7'] }))).toEqual(['game/over']);
  });

  it('names the move that is wrong, and can be asked again', () => {
    const reader = new RecordReader(shipped('chess'));
    const result = reader.read({ moves: ['e2e4', 'e2e4'] });
    expect(!result.ok && result.problems[0]?.message).toMatch(/^move 2 \(e2e4\): /);
    expect(codes(reader.read({ fen: 'x', moves: [] }))[0]).toMatch(/^fen\//);
    expect(reader.read({ moves: ['e2e4'] })).toMatchObject({ ok: true });
  });
});

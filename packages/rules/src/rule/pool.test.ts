import { describe, expect, it } from 'vitest';
import { codesOf, movesFrom } from '../../test-support/moves.js';
import { positionOf, shipped } from '../../test-support/shipped.js';
import { parseFen, parseUci, writeFen } from '../notation/index.js';
import { inCheck, play } from '../position/index.js';
import { expectOk } from '../result.js';

const rules = shipped('grand-cavalier');

function after(fen: string, ...moves: string[]): string {
  let position = positionOf(rules, fen);
  for (const text of moves) position = expectOk(play(position, expectOk(parseUci(position, text))));
  return writeFen(position);
}

describe('the pool', () => {
  it('receives captured pieces for their owner, but no cavaliers', () => {
    expect(after('4k5/10/10/3q6/5M4/10/10/10/10/5K4[] w - - 0 1', 'f6d7')).toContain('[q] b');
    expect(after('4k5/10/10/10/10/10/5M4/3v6/10/5K4[Q] w - - 0 1', 'f4d3')).toContain('[Q] b');
  });

  it('gives a piece to a cavalier that promotes, and takes it back when it is captured', () => {
    const fen = '4k5/1m8/2V7/10/10/10/10/10/10/K9[QQ] w - - 0 1';
    expect(movesFrom(positionOf(rules, fen), 'c8').filter((text) => text.includes('10'))).toEqual(['c8b10q', 'c8d10q']);
    const promoted = after(fen, 'c8d10q');
    expect(promoted).toContain('[Q] b');
    expect(after(fen, 'c8d10q', 'e10d10')).toContain('[QQ] w');
  });

  it('closes the last rank while it is empty, though check is given there', () => {
    const position = positionOf(rules, '3k6/10/2V7/10/10/10/10/10/10/K9[] b - - 0 1');
    expect(inCheck(position)).toBe(true);
    const white = positionOf(rules, '9k/10/2V7/10/10/10/10/10/10/K9[q] w - - 0 1');
    expect(movesFrom(white, 'c8')).toEqual(['c8b6', 'c8d6', 'c8a7', 'c8e7', 'c8a9', 'c8e9']);
  });

  it('is written capitals first, each alphabetically, and read in any order', () => {
    expect(writeFen(positionOf(rules, '4k5/10/10/10/10/10/10/10/10/4K5[qmQnCQ] w - - 0 1'))).toContain('[CQQmnq] w');
    expect(writeFen(positionOf(rules, '4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1'))).toContain('[] w');
  });

  it('refuses what can never wait there, with its place', () => {
    const result = parseFen(rules, '4k5/10/10/10/10/10/10/10/10/4K5[QVx] w - - 0 1');
    expect(codesOf(result)).toEqual(['fen/bad-holdings', 'fen/bad-holdings']);
    expect(result.ok ? [] : result.problems.map(({ column }) => column)).toEqual([34, 35]);
  });
});

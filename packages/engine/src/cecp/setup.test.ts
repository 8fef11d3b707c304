import { compile, expectOk, legalMoves, startPosition } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { SHIPPED, shipped } from '../../test-support/games.js';
import { canShow, fenForXBoard, nearestRules, setupLines } from './setup.js';

describe('what XBoard is told', () => {
  it.each([
    ['nightrider', true],
    ['wide-nightrider', true],
    ['cavalier', true],
    ['spider-rider', true],
    // Black begins; there is a phase; a side may have to pass.
    ['knights', false],
    // Pawns promote before the last rank.
    ['omega', false],
  ])('%s can be shown: %s', (slug, can) => {
    expect(canShow(shipped(slug))).toBe(can);
  });

  it('is of the form that XBoard reads, for every game', () => {
    for (const slug of SHIPPED) {
      const [setup, ...pieces] = setupLines(shipped(slug));
      const form = /^setup \(([\w.]+)\) \d+x\d+\+0_(fairy|berolina) [\w/*]+ [wb] (-|[KQkq]+) - \d+ \d+$/.exec(
        setup ?? '',
      );
      const table = form?.[1] ?? '';
      const white = table.slice(0, table.length / 2);
      expect(table).toBe(white + white.toLowerCase());
      for (const { letter } of shipped(slug).kinds) expect(white.split(letter)).toHaveLength(2);
      for (const piece of pieces) expect(piece).toMatch(/^piece [A-Z]& [A-Za-z0-9]+$/);
      expect(pieces).toHaveLength(shipped(slug).kinds.length);
    }
  });

  it('has the royal last, and nothing in the place of the pawn that does not promote', () => {
    expect(setupLines(shipped('spider-rider'))[0]).toMatch(/^setup \(\.[A-Z.]*K\./);
    expect(setupLines(shipped('wide-nightrider'))[0]).toMatch(/^setup \(P[A-Z.]*Kp/);
  });
});

describe('the nearest rules', () => {
  it('are the rules themselves where XBoard can follow', () => {
    for (const slug of ['chess', 'nightrider', 'capablanca', 'cavalier'])
      expect(nearestRules(shipped(slug))).toBe(shipped(slug));
  });

  it('know no castling by leap', () => {
    const nearest = nearestRules(shipped('wide-nightrider'));
    expect(nearest).not.toBe(shipped('wide-nightrider'));
    const castles = ({ rules }: { rules: readonly { key: string }[] }): boolean =>
      rules.some(({ key }) => key === 'castling');
    expect([castles(shipped('wide-nightrider')), castles(nearest)]).toEqual([true, false]);
    expect(legalMoves(startPosition(nearest)).length).toBe(
      legalMoves(startPosition(shipped('wide-nightrider'))).length,
    );
    expect(expectOk(compile(nearest.spec)).board.files).toBe(12);
  });
});

describe('a FEN for XBoard', () => {
  it.each([
    ['8/8[Qn] w - - 0 1', '8/8 w - - 0 1'],
    ['8/8 b KQkq e3e4 3 9', '8/8 b KQkq e3 3 9'],
    ['8/8 w - - 3+3 0 1', '8/8 w - - 0 1'],
    ['8/8 b - - 0 1 opening', '8/8 b - - 0 1'],
    ['8/8 b - e10 0 1', '8/8 b - e10 0 1'],
  ])('%s', (ours, theirs) => {
    expect(fenForXBoard(ours)).toBe(theirs);
  });
});

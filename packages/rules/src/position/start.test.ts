import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import { parseFen, writeFen } from '../notation/index.js';
import { expectOk, type ProblemCode } from '../result.js';
import { setUp } from './start.js';

function set(slug: string, fen: string) {
  return setUp(shipped(slug), expectOk(parseFen(shipped(slug), fen)));
}

const codes = (slug: string, fen: string): readonly ProblemCode[] => {
  const result = set(slug, fen);
  return (result.ok ? result.warnings : result.problems).map(({ code }) => code);
};

describe('setUp refuses', () => {
  it.each([
    ['a side without its royal', 'chess', '8/8/8/8/8/8/8/4K3 w - - 0 1', 'setup/no-royal'],
    ['too many royals', 'chess', '4k3/8/8/8/8/8/8/3KK3 w - - 0 1', 'setup/too-many-royals'],
    ['a king that could be captured', 'chess', '4k3/8/8/8/8/8/8/K3R3 w - - 0 1', 'setup/opponent-in-check'],
    ['a pawn that should have promoted', 'chess', 'P3k3/8/8/8/8/8/8/4K3 b - - 0 1', 'setup/unpromoted'],
    ['queens missing on both sides', 'knights', 'n3k3/8/8/8/8/8/8/4K2N w - - 0 9', 'setup/lost-by-both'],
    [
      'one side without queens, the other without knights',
      'knights',
      'n3k3/8/8/8/8/8/8/Q3K3 w - - 0 9',
      'setup/lost-by-both',
    ],
    [
      'two bare kings where that loses',
      'spider-rider',
      '2***1k1***2/1***5***1/***7***/**9**/*11*/13/13/13/*11*/**9**/***7***/1***5***1/2***1K1***2 w - - 0 1',
      'setup/lost-by-both',
    ],
  ])('%s', (_what, slug, fen, code) => {
    expect(set(slug, fen).ok).toBe(false);
    expect(codes(slug, fen)).toContain(code);
  });

  it('clocks that count nothing, and pieces where there is no square', () => {
    const rules = shipped('spider-rider');
    const setup = {
      placement: rules.start,
      sideToMove: 'white',
      halfmoveClock: -1,
      fullmoveNumber: 0.5,
      fields: {},
    } as const;
    const problems = setUp(rules, setup);
    expect(problems.ok ? [] : problems.problems.map(({ code }) => code)).toEqual([
      'setup/bad-clock',
      'setup/bad-clock',
    ]);
    const placement = rules.start.slice();
    placement[rules.spec.board.holes[0] as number] = 2;
    expect(setUp(rules, { ...setup, placement, halfmoveClock: 0, fullmoveNumber: 1 })).toMatchObject({
      ok: false,
      problems: [{ code: 'setup/strange-piece' }],
    });
    const short = { ...setup, placement: new Uint8Array(64), halfmoveClock: 0, fullmoveNumber: 1 };
    expect(setUp(rules, short)).toMatchObject({ ok: false, problems: [{ code: 'setup/wrong-size' }] });
  });
});

describe('setUp accepts', () => {
  it('a position in which the other king is attacked while check is suspended', () => {
    expect(codes('knights', 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening')).toEqual([]);
    expect(codes('knights', 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1')).toContain(
      'setup/opponent-in-check',
    );
  });

  it('castling rights and passed squares only where the board explains them, with a warning', () => {
    const result = set('chess', '4k3/8/8/4P3/8/8/8/4K2R w KQkq d6 0 1');
    expect(writeFen(expectOk(result))).toBe('4k3/8/8/4P3/8/8/8/4K2R w K - 0 1');
    expect(codes('chess', '4k3/8/8/4P3/8/8/8/4K2R w KQkq d6 0 1')).toEqual([
      'fen/castling-dropped',
      'fen/castling-dropped',
      'fen/castling-dropped',
      'fen/en-passant-dropped',
    ]);
  });

  it.each([
    ['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1'],
    ['knights', 'nq2k3/8/8/8/8/8/8/4K1QN w - - 0 1'],
    ['grand-cavalier', '4k5/10/10/10/10/10/10/10/10/4K5[] w - - 0 1'],
  ])('fields of an edited setup that say nothing: %s', (slug, fen) => {
    const setup = expectOk(parseFen(shipped(slug), fen));
    for (const text of ['', '-']) {
      const fields = { castling: { text }, 'en-passant': { text }, holdings: { text }, phase: { text } };
      const result = setUp(shipped(slug), { ...setup, fields });
      expect(result.ok && result.warnings).toEqual([]);
      expect(writeFen(expectOk(result))).toBe(fen);
    }
  });

  it('both squares of a triple step, or neither', () => {
    const fen = (passed: string): string => `6k5/12/12/12/12/4P7/12/12/12/6K5 b - ${passed} 0 1`;
    expect(writeFen(expectOk(set('wide-nightrider', fen('e3e4'))))).toBe(fen('e3e4'));
    expect(writeFen(expectOk(set('wide-nightrider', fen('e4'))))).toBe(fen('-'));
  });
});

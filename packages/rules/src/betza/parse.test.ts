import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import type { BetzaAtom, BetzaLeg } from './ast.js';
import { MAX_LENGTH } from './parse.js';
import { betzaPatterns, parseBetza } from './patterns.js';

/** An atom in one line, to compare trees at a glance: `i fs|mn W 3`. */
function sketch({ letter, range, initial, ahead, legs, repeat, onward }: BetzaAtom): string {
  const all = (some: readonly BetzaLeg[]) => some.map(sketchLeg).join(' a ');
  const times = repeat?.times === Infinity ? '' : repeat?.times;
  const text = repeat ? `${all(repeat.before)} (${all(repeat.group)})${times} ${all(repeat.after)}` : all(legs);
  const first = `${ahead ? 'ii ' : initial ? 'i ' : ''}${text} ${letter} ${range}`;
  if (onward === undefined) return first;
  const links = onward.map(
    ({ mayStop, leg, letter: next, range: far }) => ` ${mayStop ? '?' : '-'} ${sketchLeg(leg)} ${next} ${far}`,
  );
  return first + links.join('');
}

function sketchLeg({ echo, directions, modes }: BetzaLeg): string {
  return `${echo ? 'i ' : ''}${directions.map(({ letter }) => letter).join('')}|${modes.map(({ letter }) => letter).join('')}`;
}

describe('parseBetza', () => {
  it.each<[string, readonly string[]]>([
    ['W', ['| W 1']],
    ['R', ['| R Infinity']],
    ['R1', ['| R 1']],
    ['R0', ['| R Infinity']],
    ['RR', ['| R Infinity']],
    ['B10', ['| B 10']],
    ['N0', ['| N Infinity']],
    ['NN', ['| N Infinity']],
    ['KN', ['| K 1', '| N 1']],
    ['RNNA7', ['| R Infinity', '| N Infinity', '| A 7']],
    ['ZZCC', ['| Z Infinity', '| C Infinity']],
    ['N1N', ['| N 1', '| N 1']],
    ['fmWfceFifmnD', ['f|m W 1', 'f|ce F 1', 'i f|mn D 1']],
    ['mRcpR', ['|m R Infinity', '|cp R Infinity']],
    ['pcR', ['|cp R Infinity']],
    ['fimnD', ['i f|mn D 1']],
    ['afsW', ['| a fs| W 1']],
    ['ifmanmafrcK', ['i f|m a |mn a fr|c K 1']],
    ['FyafsF', ['| F 1', '|y a fs| F 1']],
    ['jocdR', ['|cdoj R Infinity']],
    ['WXNY3FNX0', ['| WX 1', '| NY 3', '| F 1', '| NX Infinity']],
    ['[F?R]', ['| F 1 ? | R Infinity']],
    ['[F?R-fqB2]', ['| F 1 ? | R Infinity - fq| B 2']],
    ['caibR', ['|c a i b| R Infinity']],
    ['iifmnD', ['ii f|mn D 1']],
    ['fmnnD', ['f|mnn D 1']],
    ['jjRzQqN', ['|jj R Infinity', '|z Q Infinity', '|q N 1']],
    ['afsafzK', ['| a fs| a fz| K 1']],
    ['(az)7N', ['| (| a z|)7 | N 1']],
    ['if(paf)3cR', ['i f| (|p a f|)3 |c R Infinity']],
    ['afs(afzafz)W', ['| a fs| (| a fz| a fz|) | W 1']],
    ['N[fmW-fsB3]', ['| N 1', 'f|m W 1 - fs| B 3']],
    ['frflN', ['frfl| N 1']],
  ])('%s', (text, expected) => {
    expect(expectOk(parseBetza(text)).atoms.map(sketch)).toEqual(expected);
  });

  it('keeps the columns of letters, legs and atoms', () => {
    const [, atom] = expectOk(parseBetza('RifmafsW')).atoms;
    expect(atom).toEqual({
      letter: 'W',
      column: 8,
      range: 1,
      initial: true,
      legs: [
        { directions: [{ letter: 'f', column: 3 }], modes: [{ letter: 'm', column: 4 }], span: { start: 2, end: 5 } },
        {
          directions: [
            { letter: 'f', column: 6 },
            { letter: 's', column: 7 },
          ],
          modes: [],
          span: { start: 6, end: 8 },
        },
      ],
      span: { start: 2, end: 9 },
    });
  });
});

describe('problems', () => {
  it.each<[string, readonly [column: number, code: string][]]>([
    ['', [[1, 'betza/empty']]],
    ['W'.repeat(MAX_LENGTH + 1), [[MAX_LENGTH + 1, 'betza/too-long']]],
    // Letters and signs that are not of the notation, or not the same in all programs.
    ['E', [[1, 'betza/unknown-letter']]],
    ['WkN', [[2, 'betza/unknown-letter']]],
    ['W N', [[2, 'betza/unknown-letter']]],
    ['fW)', [[3, 'betza/unknown-letter']]],
    ['W🐎N', [[2, 'betza/unknown-letter']]],
    ['W\u{d83d}', [[2, 'betza/unknown-letter']]],
    [
      'fé',
      [
        [1, 'betza/modifier-without-atom'],
        [2, 'betza/unknown-letter'],
      ],
    ],
    ['RL', [[2, 'betza/ambiguous-letter']]],
    ['JJ', [[1, 'betza/ambiguous-letter']]],
    // Modifiers.
    ['Wf', [[2, 'betza/modifier-without-atom']]],
    ['Wfma', [[2, 'betza/modifier-without-atom']]],
    ['mfmW', [[3, 'betza/repeated-modifier']]],
    ['pgR', [[2, 'betza/conflicting-modifiers']]],
    ['gpR', [[2, 'betza/conflicting-modifiers']]],
    ['fhW', [[2, 'betza/bad-direction']]],
    ['KfhmW', [[3, 'betza/bad-direction']]],
    ['hrfN', [[3, 'betza/bad-direction']]],
    [
      'ahrN',
      [
        [2, 'betza/bad-direction'],
        [3, 'betza/unsupported'],
      ],
    ],
    // Ranges.
    ['3W', [[1, 'betza/bad-range']]],
    ['W03', [[2, 'betza/bad-range']]],
    ['W00', [[2, 'betza/bad-range']]],
    ['NN3', [[3, 'betza/bad-range']]],
    ['NNN', [[3, 'betza/bad-range']]],
    [`R${'9'.repeat(20)}`, [[2, 'betza/bad-range']]],
    // What the dialects can say and we cannot play.
    ['jW', [[1, 'betza/bad-range']]],
    ['yR', [[1, 'betza/unsupported']]],
    ['zF', [[1, 'betza/bad-range']]],
    ['zNN', [[1, 'betza/unsupported']]],
    ['njD', [[2, 'betza/conflicting-modifiers']]],
    ['ygafW', [[2, 'betza/conflicting-modifiers']]],
    ['qQ', [[1, 'betza/unsupported']]],
    ['uK', [[1, 'betza/unsupported']]],
    ['ppR', [[2, 'betza/unsupported']]],
    ['X', [[1, 'betza/unsupported']]],
    ['WXX', [[2, 'betza/unsupported']]],
    ['FNNX', [[4, 'betza/unsupported']]],
    ['KYW', [[2, 'betza/unsupported']]],
    ['[F?R]3', [[1, 'betza/unsupported']]],
    ['f[F?R]', [[2, 'betza/unsupported']]],
    ['[N?R]', [[2, 'betza/unsupported']]],
    ['[W?Q]', [[4, 'betza/unsupported']]],
    ['[F?fR]', [[4, 'betza/bad-direction']]],
    ['[F?iR]', [[4, 'betza/unsupported']]],
    ['[FafW?R]', [[1, 'betza/unsupported']]],
    ['fmW*fceF', [[4, 'betza/unsupported']]],
    [
      'KfL[F?[R]]3N',
      [
        [3, 'betza/ambiguous-letter'],
        [4, 'betza/unsupported'],
      ],
    ],
    ['[F', [[1, 'betza/unsupported']]],
    ['F?R', [[2, 'betza/unsupported']]],
    ['F-R', [[2, 'betza/unsupported']]],
    // Moves of several legs.
    ['mabW', [[4, 'betza/unsupported']]],
    ['tafW', [[1, 'betza/unsupported']]],
    ['jafW', [[1, 'betza/bad-range']]],
    ['jjW', [[1, 'betza/bad-range']]],
    ['jjD', [[2, 'betza/repeated-modifier']]],
    ['jjafR1', [[1, 'betza/bad-range']]],
    ['cafeW', [[4, 'betza/unsupported']]],
    ['eafW', [[1, 'betza/unsupported']]],
    [
      'mpafgyW',
      [
        [6, 'betza/conflicting-modifiers'],
        [6, 'betza/unsupported'],
      ],
    ],
    ['mgafW', [[2, 'betza/unsupported']]],
    ['nnafD', [[2, 'betza/unsupported']]],
    ['mnnN', [[3, 'betza/unsupported']]],
    ['afiW', [[3, 'betza/unsupported']]],
    ['afipR', [[3, 'betza/unsupported']]],
    ['zafW', [[1, 'betza/unsupported']]],
    ['alN', [[2, 'betza/unsupported']]],
    ['aaR', [[3, 'betza/too-many-patterns']]],
    ['ftpabcafW', [[9, 'betza/no-move']]],
    // Groups.
    ['(f)W', [[1, 'betza/unsupported']]],
    ['(af)0W', [[5, 'betza/bad-range']]],
    ['(af)05W', [[5, 'betza/bad-range']]],
    ['(afW', [[1, 'betza/unsupported']]],
    [
      'W(af',
      [
        [2, 'betza/unsupported'],
        [2, 'betza/modifier-without-atom'],
      ],
    ],
    ['f(af)(as)W', [[6, 'betza/unsupported']]],
    ['(a(f))W', [[3, 'betza/unsupported']]],
    ['(iaf)W', [[2, 'betza/unsupported']]],
    ['(paf)R', [[1, 'betza/unsupported']]],
    ['(afs)W', [[1, 'betza/unsupported']]],
    ['m(amf)mW', [[7, 'betza/repeated-modifier']]],
    ['(az)zN', [[5, 'betza/bad-direction']]],
    ['[W-(af)W]', [[4, 'betza/unsupported']]],
    // Brackets.
    ['[W-N]', [[4, 'betza/unsupported']]],
    ['[N-N]', [[4, 'betza/unsupported']]],
    ['[pR-fR]', [[2, 'betza/unsupported']]],
    ['[W-fW?bR-sF]', [[10, 'betza/bad-direction']]],
    ['aiW', [[2, 'betza/unsupported']]],
    ['abW', [[3, 'betza/unsupported']]],
    ['aaaaK', [[5, 'betza/too-many-patterns']]],
    // All of them at once, in the order of the text.
    [
      'yW3xLahNNN9k',
      [
        [1, 'betza/unsupported'],
        [4, 'betza/unsupported'],
        [5, 'betza/ambiguous-letter'],
        [10, 'betza/bad-range'],
        [12, 'betza/unknown-letter'],
      ],
    ],
  ])('%s', (text, expected) => {
    const result = betzaPatterns(text);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(({ column, code }) => [column, code])).toEqual(expected);
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  });

  it.each<[string, string]>([
    [
      'L',
      '"L" is the zebra (3,2) in XBoard, the camel (3,1) in Fairy-Stockfish: write C for the camel, Z for the zebra',
    ],
    ['k', '"k" is no modifier; did you mean the atom "K"?'],
    ['RX', '"RX" means a leap longer than the letter before it; that is not playable yet'],
    [
      'fnnW',
      '"nn" means a pawn\'s double step, which passes squares in a line; that is not playable yet; did you mean "NN"?',
    ],
    ['fkkkW', '"k" is no modifier; did you mean the atom "K"?'],
    [
      'W%',
      '"%" is no sign of Betza notation; there are the atoms W F D N A H C Z G K R B Q, X or Y behind some of them, numbers behind them, and before them i, f b l r v s h, m c d e t p g o y n j z q, and a',
    ],
    ['[F?R]2', '"[F?R]2" means a chain of moves in brackets; that is not playable yet'],
    ['NNN', '"N" twice is a rider already; if a second move is meant, write "N0N"'],
    ['fm', 'no atom follows "fm": a capital such as W, F or N is missing'],
  ])('%s is explained', (text, message) => {
    const result = betzaPatterns(text);
    expect(result.ok ? [] : result.problems.map((problem) => problem.message)).toEqual([message]);
  });
});

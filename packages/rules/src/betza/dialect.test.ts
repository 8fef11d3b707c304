import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { expectOk } from '../result.js';
import { DIALECTS, type Dialect } from './dialect.js';
import { betzaPatterns, parseBetza } from './patterns.js';
import { printBetza } from './print.js';
import { translateBetza } from './translate.js';

/** Codes with columns of all that is said about a text. */
function remarks(text: string, dialect: Dialect): readonly string[] {
  const result = parseBetza(text, dialect);
  return (result.ok ? result.warnings : result.problems).map(({ column, code }) => `${column} ${code.slice(6)}`);
}

describe('a text of another dialect', () => {
  it.each<[Dialect, string, string]>([
    ['xboard', 'N0', 'NN'],
    ['xboard', 'NN', 'N1N'],
    ['xboard', 'QN0C0', 'QNNCC'],
    ['xboard', 'JL', 'CZ'],
    ['xboard', 'fK', 'fK'],
    ['xboard', 'FyafsF', 'FyafsF'],
    ['xboard', 'jRoRdKmtpafW', 'jRoRdKmtpafW'],
    ['xboard', 'pcR', 'pR'],
    ['xboard', 'KirO2ilO3', 'KirO2ilO3'],
    ['fairy-stockfish', 'KO3', 'KisO3'],
    ['xboard', 'fimnD', 'fD'],
    ['xboard', 'fnWfF', 'fF'],
    ['xboard', 'pNW', 'W'],
    ['xboard', 'afpWF', 'F'],
    ['xboard', 'afnWF', 'F'],
    ['xboard', 'fsFvB', 'FB'],
    ['xboard', 'RasRcaibR', 'RasRcaibR'],
    ['fairy-stockfish', 'NN', 'NN'],
    ['fairy-stockfish', 'NJL', 'NZC'],
    ['fairy-stockfish', 'fK', 'fWfF'],
    ['fairy-stockfish', 'fsK', 'rlWfF'],
    ['fairy-stockfish', 'vQ', 'fbRB'],
    ['fairy-stockfish', 'frF', 'frF'],
    ['fairy-stockfish', 'W0B12', 'WWB1'],
    ['fairy-stockfish', 'fceF', 'fcF'],
    ['fairy-stockfish', 'afsW', 'frlW'],
    ['fairy-stockfish', 'N[F?R]', 'NFR'],
    ['fairy-stockfish', 'WCC', 'W'],
    ['fairy-stockfish', 'RpNnW', 'R'],
    ['fairy-stockfish', 'nRmRcpR', 'RmRcpR'],
    ['fairy-stockfish', 'nZ', 'afsafW'],
  ])('(%s) %s is %s in ours', (dialect, text, ours) => {
    expect(printBetza(expectOk(parseBetza(text, dialect)))).toBe(ours);
  });

  it.each<[Dialect, string, readonly string[]]>([
    ['xboard', 'N0', []],
    ['xboard', 'NN', ['1 dialect-differs']],
    ['xboard', 'L', ['1 dialect-differs']],
    ['xboard', 'pcR', ['1 dialect-differs', '2 modifier-order']],
    ['xboard', 'WnF', ['1 dialect-differs', '3 no-move']],
    ['xboard', 'pcaR', ['2 modifier-order', '3 unsupported'].slice(1)],
    ['xboard', 'zB', ['1 unsupported']],
    ['xboard', 'qN', ['1 unsupported']],
    ['xboard', 'afqW', ['3 unsupported']],
    ['xboard', '(af)2W', ['1 unsupported']],
    ['xboard', 'afN', ['3 unsupported']],
    ['xboard', 'cyafW', ['2 unsupported']],
    ['xboard', 'yafW3', ['1 unsupported']],
    ['xboard', 'RasR', []],
    ['xboard', 'WX', ['2 unsupported']],
    ['xboard', '[F?R]', ['1 unsupported']],
    ['xboard', 'KisO2', []],
    ['xboard', 'KisjO2', ['4 unsupported']],
    ['xboard', 'KisO1', ['4 unsupported']],
    ['xboard', 'KsiO2', ['4 bad-castling']],
    ['fairy-stockfish', 'KO2', ['1 dialect-differs', '2 castling-elsewhere']],
    ['fairy-stockfish', 'KisO2', ['1 dialect-differs', '2 skipped', '4 skipped', '5 skipped']],
    ['fairy-stockfish', 'NNfWmRcpR', []],
    ['fairy-stockfish', 'fK', ['1 dialect-differs']],
    ['fairy-stockfish', 'afsW', ['1 skipped', '1 dialect-differs']],
    ['fairy-stockfish', 'B10', ['1 dialect-differs', '3 skipped']],
    ['fairy-stockfish', 'CC', ['1 no-move', '1 dialect-differs']],
    ['fairy-stockfish', 'Wf', ['1 dialect-differs', '2 skipped']],
    ['fairy-stockfish', 'pR4', ['2 unsupported']],
    ['fairy-stockfish', 'fnZ', ['3 unsupported']],
  ])('(%s) %s: %s', (dialect, text, expected) => {
    expect(remarks(text, dialect)).toEqual(expected);
  });

  it('says how it is written in a document', () => {
    const result = parseBetza('NN', 'xboard');
    expect(result.ok && result.warnings[0]?.message).toBe(
      'in a document (xbetza) this text is read otherwise: write "N1N"',
    );
  });
});

describe('translateBetza', () => {
  it.each<[string, Dialect, string]>([
    ['RNNA7', 'xboard', 'RN0A7'],
    ['[F?R]', 'xboard', 'FyafsF'],
    ['[W-F]N', 'xboard', 'afsWN'],
    ['[F-F]', 'xboard', 'afF'],
    ['[R-sR]', 'xboard', 'asR'],
    ['[W?F-fsR]', 'xboard', 'WafsyafsW'],
    ['(paf)2R', 'xboard', 'RpafRpafpafR'],
    ['caibRdafW', 'xboard', 'caibRdafW'],
    ['iifmnDjjRctB', 'xboard', 'iifmnDjjRctB'],
    ['qN(az)N', 'xbetza', 'qN(az)N'],
    ['fnWfnDfmF', 'xboard', 'fWfnDfmF'],
    ['fcafmFjR', 'xboard', 'fcafmFjR'],
    ['fK', 'xboard', 'fK'],
    ['N1N', 'xboard', 'N1N'],
    ['fK', 'fairy-stockfish', 'fW'],
    ['frK', 'fairy-stockfish', 'frF'],
    ['NN', 'fairy-stockfish', 'NN'],
    ['N1N', 'fairy-stockfish', 'N1N'],
    ['mRcpR', 'fairy-stockfish', 'mRcpR'],
    ['nN', 'fairy-stockfish', 'nN'],
    ['NNfWN', 'fairy-stockfish', 'NNfWN'],
    ['[F?R]', 'xbetza', '[F?R]'],
    ['isO2isO3K', 'xboard', 'KisO2isO3'],
    ['KislO2', 'fairy-stockfish', 'KO2'],
  ])('writes %s for %s as %s', (text, dialect, expected) => {
    expect(expectOk(translateBetza(expectOk(parseBetza(text)), dialect))).toBe(expected);
  });

  it.each<[string, Dialect, readonly number[]]>([
    ['WzBF', 'xboard', [3]],
    ['NXW', 'xboard', [1]],
    ['[W-R]', 'xboard', []],
    ['[cF?R]', 'xboard', [3]],
    ['qNzQfmnnD', 'xboard', [2, 4]],
    ['(az)N', 'xboard', [5]],
    ['WafN', 'xboard', [4]],
    ['afsWCCRA7', 'fairy-stockfish', [4, 5, 8]],
    ['fceF', 'fairy-stockfish', [4]],
    ['B10', 'fairy-stockfish', [1]],
    ['KisO1isO2', 'xboard', [4]],
    ['KisjO2', 'xboard', [5]],
    ['KisO2isO3', 'fairy-stockfish', [4, 8]],
    ['KirO2', 'fairy-stockfish', [4]],
  ])('refuses what %s has and %s has not', (text, dialect, columns) => {
    const result = translateBetza(expectOk(parseBetza(text)), dialect);
    expect(result.ok ? [] : result.problems.map(({ code, column }) => [code, column])).toEqual(
      columns.map((column) => ['betza/not-in-dialect', column]),
    );
  });
});

const signs = [...'WFDNACZGKRBQJLOXYfblrvshmcepgnaiyjotdzq0123456789[]()?-aaa'];
const texts = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((all) => all.join(''));

test('whatever the text and the dialect: moves or located errors; and what can be written in a dialect is read back the same', () => {
  const keysOf = (written: string, dialect: Dialect): readonly string[] =>
    expectOk(betzaPatterns(written, dialect))
      .patterns.map(({ demands = [], ...pattern }) =>
        JSON.stringify([
          Object.entries(pattern)
            .map(([key, value]) => JSON.stringify([key, value], finite))
            .sort(),
          demands,
        ]),
      )
      .sort();
  fc.assert(
    fc.property(texts, fc.constantFrom(...DIALECTS), (text, dialect) => {
      const result = betzaPatterns(text, dialect);
      if (!result.ok) {
        expect(result.problems.some(({ severity }) => severity === 'error')).toBe(true);
        return;
      }
      const { tree } = result.value;
      if (tree.atoms.length === 0) return;
      for (const other of DIALECTS) {
        const written = translateBetza(tree, other);
        if (written.ok) expect(keysOf(written.value, other)).toEqual(keysOf(printBetza(tree), 'xbetza'));
      }
    }),
    { numRuns: 300 },
  );
});

function finite(_key: string, value: unknown): unknown {
  return value === Infinity ? 'unlimited' : value;
}

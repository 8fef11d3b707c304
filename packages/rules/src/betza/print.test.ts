import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { parseBetza } from './patterns.js';
import { printBetza } from './print.js';

describe('printBetza', () => {
  it.each([
    'W',
    'NN',
    'QNN',
    'RNNA7',
    'ZZCC',
    'B10',
    'N1N',
    'N0N',
    'N1NN',
    'R0R',
    'R1R',
    'fmWfceFifmnD',
    'fmWfceFifmW3',
    'mRcpR',
    'gQ',
    'afsW',
    'ifmanafrcK',
    'frflN',
    'hlC',
    'mcW',
    'FyafsF',
    'fcafmF',
    'WXNY3NX0',
    'N1NX',
    '[F?R]',
    '[fmW-fsB3]F',
    'cdojR',
  ])('leaves canonical %s as it is', (text) => {
    expect(printBetza(expectOk(parseBetza(text)))).toBe(text);
  });

  it.each([
    ['W1', 'W'],
    ['R0', 'R'],
    ['RR', 'R'],
    ['N0', 'NN'],
    ['N0C0', 'NNCC'],
    ['pcR', 'cpR'],
    ['fmiW', 'ifmW'],
    ['N1fN', 'NfN'],
    ['ncmW', 'mcnW'],
    ['NX0', 'NX0'],
    ['[F1?R0]', '[F?R]'],
    ['[F?RR]', '[F?R]'],
    ['ayafW', 'ayafW'],
  ])('writes %s as %s', (text, canonical) => {
    expect(printBetza(expectOk(parseBetza(text)))).toBe(canonical);
  });

  it.each([
    ['NN', 'N0'],
    ['RNNA7', 'RN0A7'],
    ['N1NN', 'N1N0'],
    ['R', 'R'],
  ])('spells the riders of %s with a zero: %s', (text, expected) => {
    expect(printBetza(expectOk(parseBetza(text)), 'zero')).toBe(expected);
  });
});

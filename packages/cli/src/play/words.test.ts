import { OUTCOME_RULES } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { describeOutcome, describeScore, resultSign, wrap } from './words.js';

describe('results', () => {
  it.each([
    [{ winner: 'white', rule: 'checkmate' }, 'White wins by checkmate.', '1-0'],
    [{ winner: 'black', rule: 'timeout' }, 'Black wins on time.', '0-1'],
    [{ winner: null, rule: 'agreement' }, 'Drawn by agreement.', '1/2-1/2'],
    [{ winner: 'white', rule: 'bare-king' }, 'White wins by baring the king: it has lost its whole army.', '1-0'],
    [{ winner: null, rule: 'bare-king' }, 'Drawn by bare kings: both sides have lost their whole army.', '1/2-1/2'],
  ] as const)('%o is "%s"', (outcome, words, sign) => {
    expect(describeOutcome(outcome)).toBe(words);
    expect(resultSign(outcome)).toBe(sign);
  });

  it('have words for every rule', () => {
    for (const rule of OUTCOME_RULES) expect(describeOutcome({ winner: null, rule })).toMatch(/^Drawn \w.*\.$/);
  });
});

describe('scores', () => {
  it.each([
    [{ cp: 35 }, '+0.35'],
    [{ cp: -120 }, '-1.20'],
    [{ cp: 0 }, '0.00'],
    [{ mate: 3 }, 'winning in 3'],
    [{ mate: -2 }, 'lost in 2'],
  ])('%o is %s', (score, words) => {
    expect(describeScore(score)).toBe(words);
  });
});

describe('long lines', () => {
  it('are broken between words', () => {
    expect(wrap('1. e4 e5 2. d4', 8)).toEqual(['1. e4 e5', '2. d4']);
    expect(wrap('incomprehensible', 8)).toEqual(['incomprehensible']);
  });
});

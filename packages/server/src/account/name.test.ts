import type { Result } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Name, readName } from './name.js';
import { skeletonOf } from './skeleton.js';

const problemsOf = (result: Result<Name>) =>
  result.ok ? [] : result.problems.map(({ code, column }) => [code, column]);

test.each(['Ann', 'knight_rider', 'x-1', 'A2345678901234567890', '7up', 'Hildebert'])('%s is a name', (text) => {
  expect(readName(text)).toMatchObject({ ok: true, value: { shown: text } });
});

test.each([
  ['', [['account/name-length', 1]]],
  ['ab', [['account/name-length', 3]]],
  ['a23456789012345678901', [['account/name-length', 21]]],
  ['two words', [['account/name-character', 4]]],
  ['Zoë', [['account/name-character', 3]]],
  ['аdmin', [['account/name-character', 1]]],
  ['ann\u0000', [['account/name-character', 4]]],
  ['ann\r\nX-Evil', [['account/name-character', 4]]],
  ['ann\u202e', [['account/name-character', 4]]],
  ['<b>x</b>', [['account/name-character', 1]]],
  ['_ann', [['account/name-separator', 1]]],
  ['ann-', [['account/name-separator', 4]]],
  ['an--na', [['account/name-separator', 3]]],
  ['an-_na', [['account/name-separator', 3]]],
  [
    '-\u{1f40e}',
    [
      ['account/name-length', 3],
      ['account/name-character', 2],
      ['account/name-separator', 1],
    ],
  ],
])('%j is refused with every reason and its place', (text, problems) => {
  expect(problemsOf(readName(text))).toEqual(problems);
});

test('a name that only lacks plain letters is suggested', () => {
  const message = (text: string) => {
    const name = readName(text);
    return name.ok ? '' : (name.problems[0]?.message ?? '');
  };
  expect(message('Zoë Müller')).toContain('did you mean Zoe-Muller?');
  expect(message('Дарья')).not.toContain('did you mean');
  expect(message('ann\u0000')).toContain('U+0000');
  expect(message('two words')).toContain('a space');
});

test.each([
  'admin',
  'ADMIN',
  'Adm1n',
  'a_d_m_i_n',
  'admin42',
  '007-Admin',
  'rnoderator',
  'm0d',
  'Hipp0drome',
  'deleted-account',
  'Guest1234',
  'hasOwnProperty',
  'con5tructor'.replace('5', 's'),
])('%s is kept for the site', (text) => {
  expect(problemsOf(readName(text))).toEqual([['account/name-reserved', 1]]);
});

test.each(['administratrix', 'modest', 'guesthouse', 'Helper', 'whitehorse'])('%s is not', (text) => {
  expect(readName(text).ok).toBe(true);
});

describe('names that look alike', () => {
  test.each([
    ['Ann', 'aNN'],
    ['Illa', '1lla'],
    ['Bob0', 'boBO'],
    ['Corner', 'Comer'],
    ['vvolf', 'Wolf'],
    ['a-bcd', 'a_bcd'],
  ])('%s and %s are one', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test.each([
    ['Ann', 'Anna'],
    ['ab-cd', 'abcd'],
    ['Bob5', 'Bobs'],
  ])('%s and %s are two', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'];
const allowed = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 3, maxLength: 20 });

test('whatever is typed is a name or has reasons in its place, never both and never neither', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), allowed), (text) => {
      const name = readName(text);
      if (name.ok)
        return /^(?=.{3,20}$)[A-Za-z\d]+([-_][A-Za-z\d]+)*$/.test(name.value.shown) && name.value.shown === text;
      return name.problems.length > 0 && name.problems.every(({ column = 0 }) => column >= 1 && column <= 21);
    }),
  );
});

test('case and what looks alike never make two names of one, and a skeleton is the skeleton of itself', () => {
  const swaps: Record<string, string> = {
    o: '0',
    '0': 'O',
    i: '1',
    l: 'I',
    '1': 'l',
    '-': '_',
    _: '-',
    m: 'rn',
    w: 'vv',
  };
  fc.assert(
    fc.property(allowed, fc.infiniteStream(fc.boolean()), (text, coins) => {
      const flip = (letter: string) =>
        coins.next().value ? (swaps[letter.toLowerCase()] ?? letter.toUpperCase()) : letter;
      const twin = [...text].map(flip).join('');
      expect(skeletonOf(twin)).toBe(skeletonOf(text));
      expect(skeletonOf(skeletonOf(text))).toBe(skeletonOf(text));
    }),
  );
});

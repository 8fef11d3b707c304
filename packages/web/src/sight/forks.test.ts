import { startPosition } from '@hippodrome/rules';
import { beforeAll, expect, it } from 'vitest';
import { beginTexts, loadTexts } from '../i18n/index.js';
import { positionOf, rulesOf, squareOf } from '../testing/rulesets.js';
import { sightMarks } from './sight-marks.js';

beforeAll(async () => {
  await beginTexts('en', []);
  await loadTexts('sight');
});

const kinds = (marks: readonly { readonly kind: string }[]) => new Set(marks.map(({ kind }) => kind));

it('of a few forks shows everything', () => {
  const position = positionOf('nightrider', '4k3/8/8/8/r7/8/8/3NK3 w - - 0 1');
  const { marks, arrows } = sightMarks(position, { overlay: 'forks' });
  expect(kinds(marks)).toEqual(new Set(['fork', 'prey']));
  expect(arrows.map(({ from, to }) => `${from}-${to}`)).toEqual(['d1-b2', 'd1-g7']);
});

it('of many forks marks the squares, and of a square that is looked at shows its own', () => {
  const position = startPosition(rulesOf('spider-rider'));
  const overview = sightMarks(position, { overlay: 'forks' });
  expect(overview.counts.white).toBeGreaterThan(3);
  expect(overview.arrows).toEqual([]);
  expect(kinds(overview.marks)).toEqual(new Set(['fork']));
  const g6 = squareOf(position, 'g6');
  const some = sightMarks(position, { overlay: 'forks', squares: [g6] });
  expect(some.counts.white).toBeLessThan(overview.counts.white);
  expect(new Set(some.arrows.map(({ to }) => to))).toEqual(new Set(['g6']));
  expect(kinds(some.marks)).toEqual(new Set(['fork', 'prey']));
  // Where there is no fork, the look at all of them stays.
  expect(sightMarks(position, { overlay: 'forks', squares: [squareOf(position, 'a1')] })).toEqual(overview);
});

it('of one side asked for shows no forks of the other', () => {
  const position = startPosition(rulesOf('spider-rider'));
  expect(sightMarks(position, { overlay: 'forks', sides: 'black' }).counts.white).toBe(0);
});

import { EMPTY } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../testing/rulesets.js';
import { shortestWay } from '../exercise/collecting.js';
import { barredStar, firstStar, prey, stage, starChain } from './boards.js';
import { type Trait, traitsOf } from './traits.js';

const kindOf = (slug: string, piece: string) => {
  const rules = rulesOf(slug);
  const kind = rules.kindNamed(piece);
  if (kind === undefined) throw new Error(`no ${piece}`);
  return { rules, kind };
};

describe('boards made for a piece', () => {
  it.each([
    ['nightrider', 'nightrider'],
    ['spider-rider', 'spider'],
    ['cavalier', 'marshall'],
    ['chess', 'rook'],
  ])('bar the way of a rider, so that it has to go around: %s %s', (slug, piece) => {
    const { rules, kind } = kindOf(slug, piece);
    const [free, barred] = [firstStar(rules, kind), barredStar(rules, kind)];
    expect(free && shortestWay(free)?.length).toBe(1);
    expect((barred && shortestWay(barred)?.length) ?? 0).toBeGreaterThan(1);
  });

  it('give a cannon something to leap over', () => {
    const { rules, kind } = kindOf('grand-cavalier', 'cannon');
    const board = prey(rules, kind);
    const screens = board?.position.placement.filter((code) => code !== EMPTY && code % 2 === 0 && code !== kind.white);
    expect(board?.stars.length).toBe(3);
    expect(screens?.length).toBeGreaterThan(0);
  });

  it('do not lead to and fro on one line', () => {
    const { rules, kind } = kindOf('chess', 'rook');
    const [a = 0, b = 0, c = 0] = starChain(rules, kind)?.stars ?? [];
    const { file, rank } = rules.board;
    const straight = (file(a as never) === file(b as never)) === (file(b as never) === file(c as never));
    expect(straight && (rank(a as never) === rank(b as never)) === (rank(b as never) === rank(c as never))).toBe(false);
  });

  it('are the same whenever they are made', () => {
    const { rules, kind } = kindOf('wide-nightrider', 'champion');
    expect(starChain(rules, kind)?.stars).toEqual(starChain(rules, kind)?.stars);
  });
});

it.each<[string, string, readonly Trait[]]>([
  ['nightrider', 'nightrider', ['ride']],
  ['chess', 'knight', ['leap']],
  ['chess', 'rook', ['slide']],
  ['chess', 'king', ['step', 'royal']],
  ['chess', 'pawn', ['step', 'onward', 'parted']],
  ['cavalier', 'cavalier', ['lame']],
  ['cavalier', 'marshall', ['leap', 'slide']],
  ['grand-cavalier', 'cannon', ['slide', 'hop', 'parted']],
  ['xiangqi', 'elephant', ['lame']],
])('in %s the %s is told by %s', (slug, piece, traits) => {
  const { rules, kind } = kindOf(slug, piece);
  expect(traitsOf(rules, kind, stage(rules, kind).hero)).toEqual(traits);
});

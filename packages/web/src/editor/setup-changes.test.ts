import { test } from '@fast-check/vitest';
import { type PieceCode, type Ruleset, type Setup, writeSetup } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { newDraft } from './draft.js';
import { carry, emptySetup, mirror, put, setField, startSetup, swapSides } from './setup-changes.js';

const GAMES = ['chess', 'wide-nightrider', 'grand-cavalier', 'knights', 'spider-rider', 'three-check'];

function at(rules: Ruleset, name: string) {
  const square = rules.board.find(name);
  if (square === undefined) throw new Error(`there is no ${name}`);
  return square;
}

function setupOf(rules: Ruleset, fen: string): Setup {
  return newDraft(rules, fen).setup;
}

const mirrored = (slug: string, fen: string): string => {
  const rules = rulesOf(slug);
  return writeSetup(rules, mirror(rules, setupOf(rules, fen)));
};
const swapped = (slug: string, fen: string): string => {
  const rules = rulesOf(slug);
  return writeSetup(rules, swapSides(rules, setupOf(rules, fen)));
};

describe('a position that is being set up', () => {
  const rules = rulesOf('chess');

  it('is changed square by square', () => {
    const knight = rules.kindNamed('knight')?.white as PieceCode;
    const one = put(emptySetup(rules), at(rules, 'b1'), knight);
    expect(writeSetup(rules, one)).toBe('8/8/8/8/8/8/8/1N6 w - - 0 1');
    expect(writeSetup(rules, carry(one, at(rules, 'b1'), at(rules, 'h8')))).toBe('7N/8/8/8/8/8/8/8 w - - 0 1');
  });

  it('has fields that are said or not', () => {
    const start = startSetup(rules);
    expect(writeSetup(rules, setField(start, 'castling', 'Kq'))).toContain(' w Kq - ');
    expect(writeSetup(rules, setField(start, 'castling', ''))).toContain(' w - - ');
  });

  it('can be seen in a mirror', () => {
    expect(mirrored('chess', '4k3/8/8/3pP3/8/8/8/R3K3 w - d6 0 1')).toBe('3k4/8/8/3Pp3/8/8/8/3K3R w - e6 0 1');
  });

  it('can change sides, with what belongs to them', () => {
    expect(swapped('chess', '4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 1')).toBe('r3k3/8/8/8/3Pp3/8/8/4K3 b q d3 0 1');
    expect(swapped('three-check', '4k3/8/8/8/8/8/8/4K2Q w - - 2+3 0 1')).toBe('4k2q/8/8/8/8/8/8/4K3 b - - 3+2 0 1');
  });
});

describe.each(GAMES)('any position of %s', (slug) => {
  const rules = rulesOf(slug);
  const codes = rules.kinds.flatMap(({ white, black }) => [white, black]);
  const setups = fc
    .array(fc.tuple(fc.constantFrom(...rules.board.squares), fc.constantFrom(...codes)), { maxLength: 30 })
    .map((pieces) => pieces.reduce((setup, [square, code]) => put(setup, square, code), startSetup(rules)));

  test.prop([setups], { numRuns: 30 })('is itself again when it is turned twice', (setup) => {
    const fen = writeSetup(rules, setup);
    expect(writeSetup(rules, mirror(rules, mirror(rules, setup)))).toBe(fen);
    expect(writeSetup(rules, swapSides(rules, swapSides(rules, setup)))).toBe(fen);
  });

  test.prop([setups], { numRuns: 30 })('is read back from its own text', (setup) => {
    const fen = writeSetup(rules, setup);
    expect(writeSetup(rules, setupOf(rules, fen))).toBe(fen);
  });
});

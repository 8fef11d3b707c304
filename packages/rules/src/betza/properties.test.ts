/** What holds for every tree and for every text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MovePattern } from '../movement/pattern.js';
import { expectOk } from '../result.js';
import {
  type BetzaAtom,
  type BetzaCastling,
  type BetzaLeg,
  type BetzaLink,
  type BetzaMove,
  DIRECTION_LETTERS,
  MODE_LETTERS,
} from './ast.js';
import { ATOM_LETTERS } from './atoms.js';
import { isSound } from './check.js';
import { expandAtoms, MAX_STEPS } from './expand.js';
import { MAX_LENGTH, readBetza } from './parse.js';
import { betzaPatterns, parseBetza } from './patterns.js';
import { printBetza } from './print.js';

const nowhere = { start: 1, end: 1 };

const leg = fc
  .record({
    directions: fc.array(fc.constantFrom(...DIRECTION_LETTERS), { maxLength: 4 }),
    modes: fc.subarray([...MODE_LETTERS]),
  })
  .map(
    ({ directions, modes }): BetzaLeg => ({
      directions: directions.map((letter) => ({ letter, column: 1 })),
      modes: modes.map((letter) => ({ letter, column: 1 })),
      span: nowhere,
    }),
  );

const range = fc.oneof(fc.constantFrom(1, 1, Infinity), fc.integer({ min: 2, max: 120 }));

const link: fc.Arbitrary<BetzaLink> = fc.record({
  mayStop: fc.boolean(),
  letter: fc.constantFrom(...ATOM_LETTERS),
  column: fc.constant(1),
  range,
  leg,
});

const plainAtom = fc.record({
  letter: fc.constantFrom(...ATOM_LETTERS),
  column: fc.constant(1),
  range,
  initial: fc.boolean(),
  legs: fc
    .tuple(leg, fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(leg, { maxLength: 3 })))
    .map(([first, others]) => [first, ...others] as const),
  span: fc.constant(nowhere),
});

const atom: fc.Arbitrary<BetzaAtom> = fc.oneof(
  { weight: 3, arbitrary: plainAtom },
  fc.tuple(plainAtom, link).map(([first, onward]) => ({ ...first, legs: [first.legs[0]] as const, onward })),
);

const castlings: fc.Arbitrary<readonly BetzaCastling[]> = fc
  .tuple(
    fc.constantFrom<0 | 1>(0, 1),
    fc.array(
      fc.record({
        sides: fc.constantFrom<BetzaCastling['sides']>(['l'], ['r'], ['l', 'r']),
        squares: fc.integer({ min: 1, max: 16 }),
        column: fc.constant(1),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([inset, all]) => all.map((castling) => ({ ...castling, inset })));

/** Trees that pass the check, built of atoms that do. */
const tree: fc.Arbitrary<BetzaMove> = fc
  .tuple(fc.array(atom, { minLength: 1, maxLength: 12 }), castlings)
  .map(([atoms, more]) => ({ atoms: atoms.filter(isSound), ...(more.length > 0 && { castlings: more }) }))
  .filter((move) => move.atoms.length > 0 && printBetza(move).length <= MAX_LENGTH);

const published = [
  'fmWfceFifmnDifmnH',
  'RNNA7',
  'KisO4isO3isO2',
  'FyafsF',
  'afs(afzafz)5W',
  'mRcpR',
  '[F?R]hrN',
  'fmW*fceF',
  'ifmnafrcK',
  'fcafmFtpafWzB3jDoNXX',
  'WX[fmW-fsB3]cabK',
];

const signs = [...'WFDNACZGKRBQJLOXYEHfblrvshmcepgnaiyjotdzqu0123456789[]()?-* é🐎'];

/** Published texts with signs put in, taken out and changed; and texts of such signs only. */
const mutation = fc
  .tuple(
    fc.constantFrom(...published),
    fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 3 }), fc.constantFrom('', ...signs)), { maxLength: 5 }),
  )
  .map(([text, changes]) =>
    changes.reduce((changed, [at, length, sign]) => changed.slice(0, at) + sign + changed.slice(at + length), text),
  );
const anyText = fc.oneof(
  mutation,
  fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('trees', () => {
  it('are read back equal from what they are printed as', () => {
    fc.assert(
      fc.property(tree, (move) => {
        expect(withoutPlaces(expectOk(parseBetza(printBetza(move))))).toEqual(withoutPlaces(move));
      }),
      { numRuns: 2000 },
    );
  });

  it('mean the same in either spelling of riders', () => {
    fc.assert(
      fc.property(tree, (move) => {
        expect(withoutPlaces(expectOk(parseBetza(printBetza(move, 'zero'))))).toEqual(withoutPlaces(move));
      }),
    );
  });

  it('expand in bounded work to patterns that differ', () => {
    fc.assert(
      fc.property(tree, ({ atoms }) => {
        const { patterns } = expandAtoms(atoms);
        expect(patterns.length).toBeLessThanOrEqual(MAX_STEPS);
        expect(new Set(patterns.map((pattern) => JSON.stringify(pattern))).size).toBe(patterns.length);
        const mayEnd = ({ quiet, capture, enPassant, friend }: MovePattern) => quiet || capture || enPassant || friend;
        expect(patterns.every(mayEnd)).toBe(true);
      }),
    );
  });
});

describe('texts', () => {
  it('give a result, whatever they are: a move or located errors, in no more steps than characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = betzaPatterns(text);
        const problems = result.ok ? result.warnings : result.problems;
        for (const { column = 0 } of problems) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual(Math.max(text.length, 1));
        }
        expect(problems.some(({ severity }) => severity === 'error')).toBe(!result.ok);
        expect(readBetza(text).steps).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 10_000 },
    );
  });

  it('that are read have one canonical form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parseBetza(text);
        fc.pre(result.ok);
        const canonical = printBetza(result.value);
        const again = expectOk(parseBetza(canonical));
        expect(printBetza(again)).toBe(canonical);
        expect(withoutPlaces(again)).toEqual(withoutPlaces(result.value));
      }),
    );
  });

  it('keep their brackets before an atom of the same letter', () => {
    for (const text of ['[F?R]F', '[F?R]FhrN', '[F?R][F?R]', 'F[F?R]']) {
      expect(printBetza(expectOk(parseBetza(text)))).toBe(text);
    }
  });

  it('that are too long are not read at all', () => {
    expect(readBetza('W'.repeat(1_000_000))).toMatchObject({ steps: 0, tree: { atoms: [] } });
  });
});

/** The tree as letters only, to compare two that stand in different places. */
function withoutPlaces({ atoms, castlings = [] }: BetzaMove) {
  return [
    ...castlings.map(({ sides, inset, squares }) => ({ sides, inset, squares })),
    ...atoms.map(({ letter, range, initial, legs, onward }) => ({
      letter,
      range,
      initial,
      legs: legs.map(lettersOf),
      onward: onward && {
        letter: onward.letter,
        range: onward.range,
        mayStop: onward.mayStop,
        leg: lettersOf(onward.leg),
      },
    })),
  ];
}

function lettersOf({ directions, modes }: BetzaLeg) {
  return { directions: directions.map(({ letter }) => letter), modes: modes.map(({ letter }) => letter) };
}

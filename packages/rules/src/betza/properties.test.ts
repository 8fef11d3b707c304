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
  type DirectionLetter,
  MODE_LETTERS,
  type ModeLetter,
  TURN_LETTERS,
  type TurnLetter,
} from './ast.js';
import { ATOM_LETTERS } from './atoms.js';
import { isSound } from './check.js';
import { expandAtoms, MAX_STEPS } from './expand.js';
import { MAX_LENGTH, readBetza } from './parse.js';
import { betzaPatterns, parseBetza } from './patterns.js';
import { printBetza } from './print.js';
import { mergedLegs } from './repeat.js';

const nowhere = { start: 1, end: 1 };

const leg = fc
  .record({
    directions: fc.array(fc.constantFrom(...DIRECTION_LETTERS), { maxLength: 4 }),
    modes: fc.subarray([...MODE_LETTERS]),
  })
  .map(({ directions, modes }): BetzaLeg => legOf(directions, modes));

/** A leg behind another; few letters, so that many are sound. */
const furtherLeg = fc
  .record({
    isEcho: fc.integer({ max: 9, min: 0 }).map((n) => n === 0),
    directions: fc.array(fc.constantFrom(...DIRECTION_LETTERS, ...TURN_LETTERS), { maxLength: 3 }),
    modes: fc.subarray(
      [...MODE_LETTERS].filter((letter) => letter !== 'z' && letter !== 'q'),
      { maxLength: 2 },
    ),
  })
  .map(
    ({ isEcho, directions, modes }): BetzaLeg => ({
      ...(isEcho && { echo: { letter: 'i', column: 1 } }),
      ...legOf(directions, modes),
    }),
  );

function withoutEcho({ directions, modes, span }: BetzaLeg): BetzaLeg {
  return { directions, modes, span };
}

function legOf(directions: readonly (DirectionLetter | TurnLetter)[], modes: readonly ModeLetter[]): BetzaLeg {
  return {
    directions: directions.map((letter) => ({ letter, column: 1 })),
    modes: modes.flatMap((letter) => {
      const located = { letter, column: 1 };
      return (letter === 'n' || letter === 'j') && directions.length === 3 ? [located, located] : [located];
    }),
    span: nowhere,
  };
}

const range = fc.oneof(fc.constantFrom(1, 1, Infinity), fc.integer({ min: 2, max: 120 }));

const link: fc.Arbitrary<BetzaLink> = fc.record({
  mayStop: fc.boolean(),
  letter: fc.constantFrom(...ATOM_LETTERS),
  column: fc.constant(1),
  range,
  leg: furtherLeg.map(withoutEcho),
});

const plainAtom = fc
  .record({
    letter: fc.constantFrom(...ATOM_LETTERS),
    column: fc.constant(1),
    range,
    start: fc.constantFrom({ initial: false }, { initial: true }, { initial: true, ahead: true as const }),
    legs: fc
      .tuple(leg, fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(furtherLeg, { maxLength: 3 })))
      .map(([first, others]) => [first, ...others] as const),
    span: fc.constant(nowhere),
  })
  .map(({ start, ...rest }) => ({ ...rest, ...start }));

/** Legs with a group that may be repeated. */
const repeated = fc
  .tuple(plainAtom, furtherLeg, furtherLeg, fc.constantFrom(1, 2, 5, Infinity))
  .map(([first, one, other, times]): BetzaAtom => {
    const joint = withoutEcho(one);
    const before = [first.legs[0]] as const;
    const after = [legOf([], [])] as const;
    return {
      ...first,
      legs: mergedLegs([before, after]),
      repeat: { before, group: [joint, other], after, times, column: 1 },
    };
  });

const atom: fc.Arbitrary<BetzaAtom> = fc.oneof(
  { weight: 3, arbitrary: plainAtom },
  repeated,
  fc
    .tuple(plainAtom, link, fc.array(link, { maxLength: 2 }))
    .map(([first, one, others]) => ({ ...first, legs: [first.legs[0]] as const, onward: [one, ...others] as const })),
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
  '(paf)3RqNaz(az)7N',
  'caibRiifmnDfmnnD',
  '[vW?fqR-bF2]zQjjR',
  'RyascabyaqmRoafsW',
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
function withoutPlaces({ atoms, castlings: all = [] }: BetzaMove) {
  const places = all.map(({ sides, inset, squares }) => ({ sides, inset, squares }));
  const plain = atoms.map(({ letter, range, initial, ahead, legs, onward, repeat }) => ({
    letter,
    range,
    initial,
    legs: legs.map(lettersOf),
    ahead: ahead ?? false,
    onward: onward?.map((part) => ({
      letter: part.letter,
      range: part.range,
      mayStop: part.mayStop,
      leg: lettersOf(part.leg),
    })),
    repeat: repeat && {
      parts: [repeat.before, repeat.group, repeat.after].map((all) => all.map(lettersOf)),
      times: repeat.times,
    },
  }));
  return [...places, ...plain];
}

function lettersOf({ echo, directions, modes }: BetzaLeg) {
  return {
    echo: echo !== undefined,
    directions: directions.map(({ letter }) => letter),
    modes: modes.map(({ letter }) => letter),
  };
}

import { expectOk } from '@hippodrome/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPasswords, STANDARD_COST } from './password.js';
import { checkPassword } from './password-rule.js';

const CHEAP = { logN: 1, r: 1, p: 1 };
const passwords = createPasswords(CHEAP);

test('a password is known again, another is not', async () => {
  const kept = expectOk(await passwords.encode('horse & rider'));
  expect(expectOk(await passwords.verify('horse & rider', kept))).toBe(true);
  expect(expectOk(await passwords.verify('horse & Rider', kept))).toBe(false);
  expect(expectOk(await passwords.verify('', kept))).toBe(false);
});

test('any two passwords that are typed differently are different', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (one, other) => {
      const kept = expectOk(await passwords.encode(one));
      const same = one.normalize('NFKC') === other.normalize('NFKC');
      expect(expectOk(await passwords.verify(other, kept))).toBe(same);
      expect(kept).not.toContain(`$${one}$`);
    }),
    { numRuns: 50 },
  );
});

test('two ways to type the same letter are one password, twice the same are kept differently', async () => {
  const [one, other] = [expectOk(await passwords.encode('Zoë rides')), expectOk(await passwords.encode('Zoë rides'))];
  expect(expectOk(await passwords.verify('Zoë rides', one))).toBe(true);
  expect(one).not.toBe(other);
});

test('the standard parameters stand in the kept text, and older ones are found out', async () => {
  const standard = createPasswords();
  const kept = expectOk(await standard.encode('horse & rider'));
  expect(kept).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(STANDARD_COST).toEqual({ logN: 15, r: 8, p: 3 });
  expect(standard.isOutdated(kept)).toBe(false);
  const old = expectOk(await passwords.encode('horse & rider'));
  expect(standard.isOutdated(old)).toBe(true);
  expect(expectOk(await standard.verify('horse & rider', old))).toBe(true);
});

test.each([
  undefined,
  '',
  'plain text',
  '$scrypt$ln=15,r=8$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA',
  '$scrypt$ln=40,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA',
  '$scrypt$ln=0,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA',
  '$2b$10$abcdefghijklmnopqrstuv',
])('against %j nothing is right, and nothing breaks', async (kept) => {
  expect(expectOk(await passwords.verify('', kept))).toBe(false);
  expect(passwords.isOutdated(kept ?? '')).toBe(true);
});

test('for a name that nobody has as much is worked out as for one that somebody has', async () => {
  // In a gate with room for a bounded number, work that was skipped would leave room.
  const busy = Array.from({ length: 50 }, () => passwords.verify('guess', undefined));
  const refused = (await Promise.all(busy)).filter((result) => !result.ok);
  expect(refused).toHaveLength(50 - 42);
  expect(refused[0]).toMatchObject({ problems: [{ code: 'server/busy' }] });
  expect(expectOk(await passwords.verify('guess', undefined))).toBe(false);
});

test.each([
  ['short12', ['account/password-length']],
  ['kn\u{1f40e}ghts', ['account/password-length']],
  ['x'.repeat(8) + '\u{1f40e}'.repeat(63), ['account/password-length']],
  ['Password', ['account/password-common']],
  ['12345678', ['account/password-common']],
  ['aaaaaaaa', ['account/password-common']],
  ['abcabcabc', ['account/password-common']],
  ['K_n1ghtRider', ['account/password-is-name']],
  ['aaa', ['account/password-length', 'account/password-common']],
])('%j is refused: %j', (password, codes) => {
  const checked = checkPassword(password, 'k-nlghtrider');
  expect(checked.ok ? [] : checked.problems.map(({ code }) => code)).toEqual(codes);
});

test.each(['horse & rider', '\u{1f40e}'.repeat(8).replace(/^./u, 'x'), 'y'.repeat(7) + 'z'.repeat(249), 'a b c d e'])(
  '%j is taken',
  (password) => {
    expect(checkPassword(password)).toMatchObject({ ok: true, value: password });
  },
);

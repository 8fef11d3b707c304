import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId, newSecret, readSecret } from './secret.js';

test('a secret is recognised by its hash, which does not contain it', () => {
  for (const prefix of ['', 'hpd_']) {
    const { text, hash } = newSecret(prefix);
    expect(text).toMatch(new RegExp(`^${prefix}[\\w-]{43}$`));
    expect(readSecret(text, prefix)).toBe(hash);
    expect(hash).not.toContain(text.slice(prefix.length, prefix.length + 8));
  }
});

test('of a thousand none comes twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newSecret().text)).size).toBe(1000);
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

test('a secret that was changed in any place is another or none', () => {
  const { text, hash } = newSecret('hpd_');
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (index, letter) => {
      const changed = text.slice(0, index) + letter + text.slice(index + 1);
      return changed === text || readSecret(changed, 'hpd_') !== hash;
    }),
  );
});

test('what cannot be a secret is not looked up', () => {
  const { text } = newSecret();
  for (const wrong of ['', text.slice(1), `${text}A`, `${text.slice(1)}=`, `${text.slice(1)}\0`, `hpd_${text}`]) {
    expect(readSecret(wrong)).toBeUndefined();
  }
  expect(readSecret(text, 'hpd_')).toBeUndefined();
});

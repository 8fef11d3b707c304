import { expect, it } from 'vitest';
import { typeset } from './typography.js';

it('French signs stay with the word before them, and no others are touched', () => {
  expect(typeset('Dites : « oui » ! Non ? Si ; 2 h', 'fr')).toBe(
    'Dites\u00a0: «\u00a0oui\u00a0»\u202f! Non\u202f? Si\u202f; 2 h',
  );
  expect(typeset('Was : « x » ?', 'de')).toBe('Was : « x » ?');
});

import { expect, it } from 'vitest';
import { keyName } from './key-name.js';

it('is what stands on the key', () => {
  expect(['f', '?', 'ArrowLeft', 'Home', ' '].map(keyName)).toEqual(['F', '?', '←', 'Home', '␣']);
});

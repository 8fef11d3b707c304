import { describe, expect, it } from 'vitest';
import { readSettings } from './stored.js';

describe('settings as they are kept', () => {
  it('come back', () => {
    expect(readSettings('{"language":"fr"}').language).toBe('fr');
  });

  it.each(['', 'null', '7', '[]', '{"language":"klingon"}', '{"language":{}}', '{', '"fr"'])(
    'make sense whatever is found: %s',
    (text) => {
      expect(readSettings(text)).toEqual(readSettings(null));
    },
  );
});

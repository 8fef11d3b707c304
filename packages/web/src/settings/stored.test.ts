import { describe, expect, it } from 'vitest';
import { readSettings } from './stored.js';

describe('settings as they are kept', () => {
  it('come back', () => {
    expect(readSettings('{"language":"fr"}').language).toBe('fr');
    expect(readSettings('{"textBoard":true,"singleKeys":false}')).toMatchObject({ textBoard: true, singleKeys: false });
  });

  it('are plain at first', () => {
    expect(readSettings(null)).toMatchObject({ language: undefined, textBoard: false, singleKeys: true });
  });

  it('of the board come back as well, one by one', () => {
    const kept = {
      boardTheme: 'slate',
      pieceSet: 'diagrams',
      coordinates: 'none',
      motion: 'none',
      premoves: false,
      sound: false,
      volume: 0.25,
    };
    expect(readSettings(JSON.stringify(kept))).toMatchObject(kept);
    expect(readSettings('{"volume":7,"sound":"loud","motion":"slate","boardTheme":"slate"}')).toMatchObject({
      boardTheme: 'slate',
      motion: 'full',
      sound: true,
      volume: 0.6,
    });
  });

  it.each(['', 'null', '7', '[]', '{"language":"klingon"}', '{"language":{}}', '{', '"fr"'])(
    'make sense whatever is found: %s',
    (text) => {
      expect(readSettings(text)).toEqual(readSettings(null));
    },
  );
});

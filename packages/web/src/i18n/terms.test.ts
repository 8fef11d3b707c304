import { describe, expect, it, vi } from 'vitest';
import type { Language } from './languages.js';

/** The words in a language: texts are chosen once, so every language gets modules of its own. */
async function wordsIn(language: Language) {
  vi.resetModules();
  const { beginTexts } = await import('./index.js');
  await beginTexts(language, []);
  return { ...(await import('./terms.js')), ...(await import('./listing.js')), ...(await import('./index.js')) };
}

describe('pieces', () => {
  it.each([
    ['en', 'white nightrider', 'black queen'],
    ['de', 'weißer Nachtreiter', 'schwarze Dame'],
    ['fr', 'noctambule blanc', 'dame noire'],
    ['es', 'jinete nocturno blanco', 'dama negra'],
    ['zh', '白夜骑', '黑后'],
  ] as const)('bear their colour as %s has it', async (language, rider, queen) => {
    const { colouredPiece } = await wordsIn(language);
    expect(colouredPiece('white', 'nightrider')).toBe(rider);
    expect(colouredPiece('black', 'queen')).toBe(queen);
  });

  it('that nobody knows are called as their document calls them', async () => {
    const { pieceTerm, colouredPiece } = await wordsIn('de');
    expect(pieceTerm('mad-hatter')).toBe('mad hatter');
    expect(colouredPiece('black', 'mad-hatter')).toBe('schwarzer mad hatter');
  });
});

it('phases have names too', async () => {
  const { phaseTerm } = await wordsIn('fr');
  expect([phaseTerm('opening'), phaseTerm('late-game')]).toEqual(['ouverture', 'late game']);
});

it('numbers, lists and sentences are written as the language does', async () => {
  const german = await wordsIn('de');
  expect(german.t('analysis.depth', { depth: 1234.5 })).toBe('Tiefe 1234,5');
  expect(german.t('home.moves', { count: 1 })).toBe('nach 1 Zug');
  expect(german.sentences(['Schach', 'Wer?', german.listed(['b1', 'c3'])])).toBe('Schach. Wer? b1, c3.');
  const chinese = await wordsIn('zh');
  expect(chinese.t('home.moves', { count: 1 })).toBe('已走 1 步');
  expect(chinese.sentences(['将军', chinese.listed(['b1', 'c3'])])).toBe('将军。b1、c3。');
});

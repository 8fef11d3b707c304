import { describe, expect, it } from 'vitest';
import { arrangePieces } from './arrange.js';
import type { PassageContent, SheetContent, SheetPieceContent } from './content.js';
import { sheetDocument } from './document.js';
import { fitSheet } from './fit.js';
import { sheetHtml } from './html.js';
import { ENGLISH_SHEET } from './texts.js';

const EMPTY = { files: 5, ranks: 5, pieces: [] };

function piece(letter: string, isOrthodox: boolean): SheetPieceContent {
  const text = isOrthodox ? [] : [{ text: `It is ${letter}.`, style: 'plain' as const }];
  return {
    name: `piece-${letter}`,
    letter,
    royal: letter === 'K',
    isOrthodox,
    count: 1,
    diagram: EMPTY,
    reach: { from: 'c3', marks: [] },
    text,
  };
}

function pieces(unusual: number, orthodox: number): readonly SheetPieceContent[] {
  const letters = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => String.fromCharCode(from + i));
  return [
    ...letters(unusual, 65).map((letter) => piece(letter, false)),
    ...letters(orthodox, 97).map((letter) => piece(letter, true)),
  ];
}

const passage = (text: string, weight: PassageContent['weight'], isItem = false): PassageContent => ({
  text: [{ text, style: 'plain' }],
  weight,
  isItem,
});

const GAME: SheetContent = {
  title: 'A & B <game>',
  board: { files: 5, ranks: 5, squares: 21 },
  first: 'black',
  author: 'Somebody',
  goal: 'Win',
  source: 'A book',
  array: EMPTY,
  pieces: pieces(3, 4),
  rules: [{ code: 'rule/some', message: 'A rule.' }],
  sections: [
    { heading: '', passages: [passage('Long ago.', 'history')] },
    {
      heading: 'Castling',
      passages: [passage('None.', 'rule'), passage('One.', 'hint', true), passage('Two.', 'hint', true)],
    },
  ],
  decisions: [passage('Ours.', 'decision', true)],
};

describe('a rule sheet as HTML', () => {
  const html = sheetHtml(GAME, ENGLISH_SHEET);

  it('has the text of the document as text', () => {
    expect(html).toContain('<h1>A &#38; B &#60;game&#62;</h1>');
    expect(html).toContain('5 × 5, of which 21 squares · Black moves first · Somebody');
    expect(html).toContain('Win.');
    expect(html).toContain('Source: A book. Made');
  });

  it('has a diagram of each piece, named and described, and no id twice', () => {
    expect(html.match(/data-piece="piece-[^"]+"/g)).toHaveLength(7);
    expect(html).toContain('How the piece A moves');
    const ids = html.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ranks what may be left out, history first, and makes lists of items', () => {
    expect(html).toContain(
      '<p data-rank="3">None.</p> <ul><li data-rank="5">One.</li> <li data-rank="5">Two.</li></ul>',
    );
    expect(html).toMatch(/<footer>.*<p data-rank="6">Long ago\.<\/p>/);
    expect(html).toContain('<li data-rank="2">Ours.</li>');
  });

  it('has its title where the page wants it', () => {
    const inside = sheetHtml(GAME, ENGLISH_SHEET, { headingLevel: 2, idPrefix: 'other' });
    expect(inside).toContain('<h2>A &#38;');
    expect(inside).not.toMatch(/<h1|id="sheet/);
  });
});

describe('a rule sheet as a file', () => {
  it('brings the fitting with it', () => {
    const file = sheetDocument(GAME, ENGLISH_SHEET, 'a4');
    const [, script] = /const fit = ([\s\S]*?);\ndocument\.fonts/.exec(file) ?? [];
    expect(script).toBe(fitSheet.toString());
  });
});

describe('the arrangement of pieces', () => {
  const layout = (unusual: number, orthodox: number) => {
    const { isBeside, rows } = arrangePieces(pieces(unusual, orthodox));
    return [isBeside, ...rows.map((row) => [row.layout, row.pieces.length, row.columns])];
  };

  it.each([
    [0, 6, [false, ['small', 6, 6]]],
    [1, 5, [true, ['large', 1, 1], ['small', 5, 3]]],
    [4, 4, [false, ['large', 4, 4], ['small', 4, 4]]],
    [6, 1, [false, ['large', 7, 7]]],
    [8, 6, [false, ['large', 8, 4], ['small', 6, 6]]],
    [26, 0, [false, ['dense', 26, 9]]],
  ])('of %i unusual and %i of chess', (unusual, orthodox, expected) => {
    expect(layout(unusual, orthodox)).toEqual(expected);
  });
});

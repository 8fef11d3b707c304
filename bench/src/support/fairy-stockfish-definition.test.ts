import { compile, expectOk, loadVariant } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { definitionOf } from './fairy-stockfish-definition.js';
import { documentOf, rulesOf } from './shipped.js';

it('tells pawns by regions and castling by its flag', () => {
  expect(definitionOf(rulesOf('nightrider'), 'n').split('\n')).toEqual(
    expect.arrayContaining([
      '[n]',
      'pawn = p',
      'customPiece1 = n:NN',
      'castling = true',
      'doubleStepRegionBlack = *7',
      'tripleStepRegionWhite = -',
      'promotionPieceTypes = qrbn',
    ]),
  );
  expect(definitionOf(rulesOf('wide-nightrider'), 'w').split('\n')).toEqual(
    expect.arrayContaining(['maxFile = 12', 'castling = false', 'tripleStepRegionBlack = *9', 'customPiece2 = c:WAD']),
  );
});

it('tells a pool by the numbers at the start, promotion by the square by its pieces', () => {
  expect(definitionOf(rulesOf('grand-cavalier'), 'g')).toContain('promotionLimit = m:2 n:2 p:2 q:1 c:2\n');
  const cavalier = definitionOf(rulesOf('cavalier'), 'c').split('\n');
  expect(cavalier).toEqual(
    expect.arrayContaining(['king = k:KN', 'customPiece4 = c:nN', 'pawnTypes = c', 'promotionPieceTypes = mnpq']),
  );
});

it('refuses a piece that cannot be told', () => {
  const document = `---
title: Camels
slug: camels
parent: chess
engine:
  pieces:
    camelrider: { notation: N, betza: CC }
---
`;
  const rules = expectOk(compile(expectOk(loadVariant(document, documentOf))));
  expect(() => definitionOf(rules, 'x')).toThrow(/Fairy-Stockfish has no way to say "CC"/);
});

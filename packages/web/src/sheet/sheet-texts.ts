/** What a rule sheet says besides its game's document, in the reader's language. */
import type { SheetTexts } from '@hippodrome/board/sheet';
import { currentLanguage, t } from '../i18n/index.js';
import { said } from '../i18n/said.js';
import { pieceTerm } from '../i18n/terms.js';

export function sheetTexts(): SheetTexts {
  return {
    language: currentLanguage(),
    board: ({ files, ranks, squares }) =>
      squares === files * ranks ? t('sheet.board', { files, ranks }) : t('sheet.boardHoles', { files, ranks, squares }),
    first: (colour) => t(`sheet.first.${colour}`),
    by: (author, year) => [author, year].filter((part) => part !== undefined).join(', '),
    rule: said,
    piece: pieceTerm,
    moves: (piece) => t('sheet.moves', { piece }),
    array: t('sheet.array'),
    inShort: t('sheet.inShort'),
    pieces: t('sheet.pieces'),
    royal: t('sheet.royal'),
    marks: {
      both: t('sheet.mark.both'),
      move: t('sheet.mark.move'),
      initial: t('sheet.mark.initial'),
      capture: t('sheet.mark.capture'),
      leg: t('sheet.mark.leg'),
      hurdle: t('sheet.mark.hurdle'),
    },
    decisions: t('sheet.decisions'),
    decisionsNote: t('sheet.decisionsNote'),
    more: t('sheet.more'),
    source: t('sheet.source'),
    made: t('sheet.made'),
  };
}

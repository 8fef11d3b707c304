/** @module Rule sheets: one page about one game, ready to be printed. */
export type { PassageContent, RunContent, SheetContent, SheetPieceContent } from './content.js';
export { sheetDocument } from './document.js';
export { fitSheet } from './fit.js';
export { type SheetHtmlOptions, sheetHtml } from './html.js';
export { PAPERS, type Paper, sheetStyle } from './style.js';
export { ENGLISH_SHEET, type ExplainedMark, type SheetTexts } from './texts.js';

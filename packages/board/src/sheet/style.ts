/**
 * @module The style sheet of rule sheets, as text: a file that stands alone has it inside, a page adopts it. All lengths follow the size
 * of the type (`--hds-size`), which `fit.ts` chooses.
 */
import { TONES } from '../draw/theme.js';
import { COLOURS as PIECE_COLOURS, ROLES } from '../pieces/palette.js';
import { PRINT_THEME } from './print-theme.js';

export const PAPERS = {
  a4: { size: 'A4', width: '210mm', height: '297mm' },
  letter: { size: 'letter', width: '8.5in', height: '11in' },
} as const;
export type Paper = keyof typeof PAPERS;

const COLUMNS = Array.from(
  { length: 9 },
  (_, i) => `.hds-columns-${i + 1} { grid-template-columns: repeat(${i + 1}, minmax(0, 1fr)); }`,
);

/** A page that has `board.css` would give boards the colours of its own theme. */
const COLOURS = [
  ...TONES.map((tone) => `--hd-${tone}: ${PRINT_THEME.board[tone]};`),
  ...PIECE_COLOURS.flatMap((colour) =>
    ROLES.map((role) => `--hd-${colour}-${role}: ${PRINT_THEME.pieces[colour][role]};`),
  ),
];

export function sheetStyle(paper: Paper): string {
  const { size, width, height } = PAPERS[paper];
  return `@page { size: ${size}; margin: 0; }
.hds-page { width: ${width}; height: ${height}; ${COLOURS.join(' ')} }
${BASE}
${COLUMNS.join('\n')}`;
}

const BASE = `
.hds-page {
  --hds-serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", "Source Serif 4", Georgia, "DejaVu Serif", serif;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 0.9em;
  margin: 0;
  padding: 11mm 13mm 9mm;
  overflow: hidden;
  color: #000;
  background: #fff;
  color-scheme: light;
  font: var(--hds-size, 9pt) / 1.33 var(--hds-serif);
  text-align: start;
  break-inside: avoid;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.hds-page :where(h1, h2, h3, h4, p, ul, figure, figcaption) { margin: 0; padding: 0; font: inherit; letter-spacing: normal; }
.hds-page * { box-sizing: border-box; }
.hds-page [hidden] { display: none; }
.hds-page { overflow-wrap: anywhere; }
.hds-page svg { display: block; width: 100%; height: auto; }
.hds-page header { border-bottom: 0.18em solid #000; padding-bottom: 0.5em; }
.hds-page header > :first-child { font-size: 2.5em; font-weight: 600; line-height: 1.1; letter-spacing: -0.01em; }
.hds-special { margin-top: 0.15em; font-size: 1.14em; font-style: italic; text-wrap: pretty; }
.hds-facts { margin-top: 0.3em; color: #333; }
.hds-page h2, .hds-page h3:not(.hds-card *), .hds-section > :first-child:is(h2, h3) { font-weight: 700; line-height: 1.2; break-after: avoid; }
.hds-top { display: grid; grid-template-columns: minmax(0, 21em) minmax(0, 1fr); gap: 1.6em; align-items: start; }
.hds-short > :first-child, .hds-pieces > :first-child { font-size: 1.3em; }
.hds-goal { margin-top: 0.25em; font-weight: 600; }
.hds-page ul { list-style: none; }
.hds-page li { break-inside: avoid; }
.hds-short li, .hds-text li { position: relative; padding-inline-start: 0.95em; }
.hds-short li { margin-top: 0.28em; }
.hds-short li::before, .hds-text li::before { content: "•"; position: absolute; inset-inline-start: 0.15em; }
.hds-pieces { display: grid; gap: 0.55em 1.2em; grid-template-columns: auto minmax(0, 1fr); align-items: baseline; }
.hds-rows { grid-column: 1 / -1; display: grid; gap: 0.8em 1.6em; }
.hds-beside { align-items: center; }
.hds-beside-1 { grid-template-columns: 15em minmax(0, 1fr); }
.hds-beside-2 { grid-template-columns: 29em minmax(0, 1fr); }
.hds-legend { display: flex; flex-wrap: wrap; gap: 0.1em 1.2em; font-size: 0.9em; color: #333; }
.hds-legend li { display: flex; align-items: center; gap: 0.4em; }
.hds-legend svg { width: 1.35em; }
.hds-cards { display: grid; gap: 0.7em 1.1em; }
.hds-card :is(h2, h3, h4) { font-weight: 700; line-height: 1.2; }
.hds-card p { margin-top: 0.1em; font-size: 0.94em; line-height: 1.25; }
.hds-letter { display: inline-block; min-width: 1.25em; padding: 0 0.25em; border: 0.06em solid #000; border-radius: 0.2em; font: 600 0.8em / 1.3 sans-serif; text-align: center; }
.hds-royal { font-weight: 400; font-style: italic; font-size: 0.9em; }
.hds-cards svg { aspect-ratio: 1; }
.hds-large figcaption, .hds-dense figcaption { margin-top: 0.25em; }
.hds-large svg { max-width: 11.5em; }
.hds-beside .hds-large svg { max-width: 15em; }
.hds-dense { font-size: 0.9em; }
.hds-small .hds-card { display: grid; grid-template-columns: minmax(0, 7em) auto; gap: 0.6em; align-items: center; justify-content: start; }
.hds-small { font-size: 0.92em; }
.hds-small :is(h2, h3, h4) { display: grid; justify-items: start; gap: 0.2em; }
.hds-text { columns: 2; column-gap: 2em; column-fill: balance; hyphens: auto; }
.hds-section, .hds-decisions { margin-bottom: 0.55em; }
.hds-text p { margin-top: 0.22em; orphans: 2; widows: 2; text-wrap: pretty; }
.hds-text li { margin-top: 0.22em; }
.hds-code { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.86em; hyphens: none; }
.hds-page strong { font-weight: 700; }
.hds-decisions { padding: 0.5em 0.8em 0.6em; border: 0.09em solid #000; border-radius: 0.35em; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.hds-note { font-style: italic; font-size: 0.92em; color: #333; }
.hds-decisions li::before { content: "◆"; font-size: 0.6em; top: 0.35em; }
.hds-page footer { margin-top: auto; padding-top: 0.4em; border-top: 0.06em solid #000; font-size: 0.86em; color: #333; }
.hds-history p { display: inline; }
.hds-credits { margin-top: 0.2em; }
`;

/** @module A rule sheet as an HTML file that stands alone: it fetches nothing, fits itself to its page when it is opened, and prints. */
import { escapeText } from '../draw/render.js';
import type { SheetContent } from './content.js';
import { fitSheet } from './fit.js';
import { sheetHtml } from './html.js';
import { type Paper, sheetStyle } from './style.js';
import type { SheetTexts } from './texts.js';

/** The element around the page says by its `data-fits` whether everything that is shown fits: `true` or `false`, once it has been tried. */
export function sheetDocument(content: SheetContent, texts: SheetTexts, paper: Paper): string {
  const fit = `const page = document.querySelector('.hds-page');
const fit = ${fitSheet.toString()};
document.fonts.ready.then(() => { document.body.dataset.fits = String(fit(page)); });`;
  return `<!doctype html>
<html lang="${escapeText(texts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(content.title)}</title>
<style>${sheetStyle(paper)}
html { background: #e5e5e5; }
body { margin: 0; display: grid; justify-content: center; }
@media print { html { background: none; } body { display: block; } }
</style>
</head>
<body>
${sheetHtml(content, texts)}
<script>${fit}</script>
</body>
</html>
`;
}

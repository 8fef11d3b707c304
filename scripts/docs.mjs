/**
 * @module `npm run docs`: sets up, then builds the docs site into `docs/.site`, to be served by any web host. The library's pages come
 * from the comments in its sources, those of the games from their documents. A link that leads nowhere is an error.
 */
import { join } from 'node:path';
import { installed, ROOT, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

const DOCS = join(ROOT, 'docs');

/** In this order: the first empties the folder that the others write into or read. */
const STEPS = [
  ['the pages', process.execPath, [join(DOCS, 'dist', 'write-pages.js')]],
  ['the library', installed('typedoc'), ['--options', join(DOCS, 'typedoc.json'), '--logLevel', 'Warn']],
  ['the site', installed('vitepress'), ['build', DOCS]],
];

process.exitCode = setUp() ? build() : 1;

/** @returns {number} exit code */
function build() {
  for (const [what, command, args] of /** @type {[string, string, string[]][]} */ (STEPS)) {
    say(`Writing ${what} …`);
    const code = run(command, args);
    if (code !== 0) return code;
  }
  say(`The docs are in ${join(DOCS, '.site')}.`);
  return 0;
}

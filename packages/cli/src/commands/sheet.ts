/** `hippodrome sheet`: the rules of a game on one page, to be printed. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { ENGLISH_SHEET, PAPERS, type Paper, sheetDocument } from '@hippodrome/board/sheet';
import { error } from '@hippodrome/rules';
import { ruleSheet } from '@hippodrome/rules/sheet';
import { type Attempt, failure, INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { troubleWith } from '../file-trouble.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { BROWSER_VARIABLE, findBrowser } from '../sheet/browser.js';
import { printPdf } from '../sheet/print.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, VARIANT, VARIANT_HELP } from './command.js';

const FORMATS = ['.pdf', '.html'] as const;

interface OutputFile {
  readonly path: string;
  readonly format: (typeof FORMATS)[number];
}

export const addSheet: AddCommand = (program, io, end) => {
  program
    .command('sheet')
    .description('put the rules of a game on one page: array, diagrams of moves, rules, decisions')
    .argument(VARIANT, VARIANT_HELP)
    .requiredOption('-o, --output <file>', `where to write: a file that ends in ${FORMATS.join(' or ')}`, outputFile)
    .addOption(new Option('--paper <paper>', 'size of the page').choices(PAPER_NAMES).default('a4' as const))
    .addHelpText('after', `\nA PDF needs a Chromium on this machine (or in ${BROWSER_VARIABLE}); HTML needs nothing.`)
    .action(async (variant, { output, paper }) => end(await makeSheet(io, variant, output, paper)));
};

const PAPER_NAMES = Object.keys(PAPERS) as [Paper, ...Paper[]];

function outputFile(path: string): OutputFile {
  const format = FORMATS.find((known) => known === extname(path).toLowerCase());
  if (format === undefined) throw new InvalidArgumentError(`A file that ends in ${FORMATS.join(' or ')} is needed.`);
  return { path, format };
}

async function makeSheet(io: Io, variant: string, { path, format }: OutputFile, paper: Paper): Promise<ExitCode> {
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, false);
  reportWarnings(io, variant, game.warnings, false);
  const html = sheetDocument(ruleSheet(game.value), ENGLISH_SHEET, paper);
  const content: Attempt<string | Uint8Array> =
    format === '.html' ? { ok: true, value: html, warnings: [] } : await print(html);
  const written = content.ok ? await write(path, content.value) : content;
  return written.ok ? EXIT.yes : reportFailure(io, written, false);
}

/** Codes: `sheet/no-browser`, and those of `printPdf`. */
async function print(html: string): Promise<Attempt<Uint8Array>> {
  const browser = findBrowser(process.env);
  if (browser !== undefined) return printPdf(browser, html);
  const named = process.env[BROWSER_VARIABLE];
  const where = named ? `${BROWSER_VARIABLE} names ${named}, which is no program` : 'no Chromium was found';
  const message = `a PDF is printed by Chromium, and ${where}; install it, or write a file that ends in .html and print that`;
  return failure(INPUT, error('sheet/no-browser', message, { line: 1, column: 1 }));
}

/** Codes: `file/unwritable`. */
async function write(path: string, content: string | Uint8Array): Promise<Attempt<undefined>> {
  try {
    await writeFile(path, content);
    return { ok: true, value: undefined, warnings: [] };
  } catch (problem) {
    const trouble = problem as NodeJS.ErrnoException;
    if (trouble.code === undefined) throw problem;
    return failure(path, error('file/unwritable', `the file cannot be written: ${troubleWith(trouble)}`));
  }
}

/** `hippodrome pieces`: the dictionary of pieces that documents may name. */
import {
  type DictionaryEntry,
  didYouMean,
  error,
  lookUpPiece,
  pieceDictionary,
  pieceNames,
  TRADITIONS,
  type UsualLetter,
} from '@hippodrome/rules';
import { type Attempt, failure, INPUT, reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { type AddCommand, JSON_FLAG, JSON_HELP } from './command.js';

export const addPieces: AddCommand = (program, io, end) => {
  program
    .command('pieces')
    .description('list the pieces that documents may name, or explain one')
    .argument('[name]', 'name of a piece')
    .option(JSON_FLAG, JSON_HELP)
    .action((name, { json = false }) => end(name === undefined ? listPieces(io, json) : explain(io, name, json)));
};

function listPieces(io: Io, asJson: boolean): ExitCode {
  const entries = pieceDictionary();
  if (asJson) writeJson(io.stdout, entries.map(describe));
  else for (const line of table(entries)) writeLine(io.stdout, line);
  return EXIT.yes;
}

/** All pieces that bear the name, for it may be several. */
function explain(io: Io, name: string, asJson: boolean): ExitCode {
  const found = findEntries(name);
  if (!found.ok) return reportFailure(io, found, asJson);
  if (asJson) writeJson(io.stdout, found.value.map(describe));
  else writeLine(io.stdout, found.value.map((entry) => paragraph(entry).join('\n')).join('\n\n'));
  return EXIT.yes;
}

function findEntries(name: string): Attempt<readonly DictionaryEntry[]> {
  const folded = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const found = lookUpPiece(folded);
  if (found.kind === 'found') return { ok: true, value: [found.entry], warnings: [] };
  if (found.kind === 'ambiguous') return { ok: true, value: found.entries, warnings: [] };
  const message = `the dictionary of pieces has no "${name}"${didYouMean(folded, pieceNames())}`;
  return failure(INPUT, error('dictionary/unknown-piece', message, { line: 1, column: 1 }));
}

function describe({ name, aliases, betza, about, letters, picture }: DictionaryEntry): object {
  const usual = letters.map(({ letter, tradition }) => ({ letter, source: TRADITIONS[tradition] }));
  return { name, aliases, betza, about, letters: usual, picture: picture ?? null };
}

function table(entries: readonly DictionaryEntry[]): readonly string[] {
  const names = Math.max(...entries.map(({ name }) => name.length));
  const moves = Math.max(...entries.map(({ betza }) => betza.length));
  return entries.map(({ name, betza, about }) => `${name.padEnd(names)}  ${betza.padEnd(moves)}  ${about}`);
}

function paragraph({ name, aliases, betza, about, letters }: DictionaryEntry): readonly string[] {
  return [
    `${name}  ${betza}`,
    `  ${about}`,
    ...(aliases.length === 0 ? [] : [`  also called ${aliases.join(', ')}`]),
    ...letters.map((use) => `  ${usualLetter(use)}`),
  ];
}

function usualLetter({ letter, tradition }: UsualLetter): string {
  return `${letter}: ${TRADITIONS[tradition]}`;
}

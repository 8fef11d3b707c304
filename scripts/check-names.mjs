/**
 * @module Rules of the house that no linter knows.
 *
 * - Code never asks which game is played: no quoted name of a game (a file name in `variants/`) in the packages' code.
 *   A rule declares its own answer instead. Tests, tables of glyphs (`glyphs.ts`), the dictionary of pieces and its words in other
 *   languages (`terms.ts`) are data and may name games: several are called after a piece.
 * - No unfinished marks: what is left to do is done or reported, not written into the code.
 * - No test is skipped or singled out.
 * - A source file of more than 400 lines says near its top for which reason it is one file.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMain, ROOT, say } from './run.mjs';
import { projectFiles } from './tracked.mjs';

const LONGEST_FILE = 400;
const LINES_FOR_THE_REASON = 15;
const SOURCE = /\.(?:[cm]?[jt]s|svelte|css|sh)$/;
const PACKAGE_CODE = /^packages\/[^/]+\/(?:src\/.*\.(?:ts|svelte)|assembly\/.*)$/;
const DATA =
  /(?:\.test\.ts|\.test-helper\.ts|\/glyphs\.ts|\/dictionary\/pieces\/[\w-]+\.ts|\/i18n\/[a-z]+\/terms\.ts)$/;
const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK)\b/;
const SKIPPED_TEST = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo)\b/;
/** This check and its test have to spell out what they forbid. */
const THIS_CHECK = /^scripts\/check-names\./;

/** @param {string} root @returns {string[]} one message for each problem, `file:line: message` */
export function findNameProblems(root) {
  const files = projectFiles(root);
  const quotedGame = quotedNames(gameNames(files));
  return files
    .filter((file) => SOURCE.test(file) && !THIS_CHECK.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const isGameless = quotedGame !== undefined && PACKAGE_CODE.test(file) && !DATA.test(file);
      return [
        ...(isGameless ? matchingLines(file, lines, quotedGame, 'names a game') : []),
        ...matchingLines(file, lines, UNFINISHED, 'unfinished'),
        ...matchingLines(file, lines, SKIPPED_TEST, 'test skipped or singled out'),
        ...lengthProblem(file, lines),
      ];
    });
}

/** @param {readonly string[]} files */
function gameNames(files) {
  return files.filter((file) => /^variants\/[^/]+\.md$/.test(file)).map((file) => basename(file, '.md'));
}

/** @param {readonly string[]} names */
function quotedNames(names) {
  if (names.length === 0) return undefined;
  const choices = names.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|');
  return new RegExp(`(['"\`])(?:${choices})\\1`);
}

/**
 * @param {string} file
 * @param {readonly string[]} lines
 * @param {RegExp} pattern
 * @param {string} message
 */
function matchingLines(file, lines, pattern, message) {
  return lines.flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? [`${file}:${index + 1}: ${message}: ${found[0]}`] : [];
  });
}

/** @param {string} file @param {readonly string[]} lines */
function lengthProblem(file, lines) {
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (length <= LONGEST_FILE || /\breason\b/i.test(lines.slice(0, LINES_FOR_THE_REASON).join('\n'))) return [];
  return [
    `${file}:1: ${length} lines, more than ${LONGEST_FILE}: divide it, or give the reason in its first ${LINES_FOR_THE_REASON} lines`,
  ];
}

if (isMain(import.meta.url)) {
  const problems = findNameProblems(ROOT);
  for (const problem of problems) say(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

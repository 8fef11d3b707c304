/** `hippodrome check`: whether documents are sound, and whether their examples prove what they say. */
import { type CheckReport, checkVariant, type Problem } from '@hippodrome/rules';
import { foremost, gradedProblemLine, problemLine } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { findDocument } from '../variants/find.js';
import { hintsAbout } from '../variants/hints.js';
import { type AddCommand, JSON_FLAG, JSON_HELP } from './command.js';

interface FileReport extends CheckReport {
  readonly file: string;
}

export const addCheck: AddCommand = (program, io, end) => {
  program
    .command('check')
    .description('check rules documents and run their examples')
    .argument('<file...>', 'paths of rules documents, or short names of games')
    .option(JSON_FLAG, JSON_HELP)
    .action((files, { json = false }) => end(checkFiles(io, files, json)));
};

function checkFiles(io: Io, files: readonly string[], asJson: boolean): ExitCode {
  const reports = files.map(checkFile);
  if (asJson) {
    writeJson(io.stdout, reports.map(describe));
  } else {
    for (const line of reports.flatMap(print)) writeLine(io.stdout, line);
  }
  const faulty = reports.find((report) => !isSound(report));
  if (faulty === undefined) return EXIT.yes;
  const problem = foremost(faulty.problems);
  const hasBeenSeen = !asJson && io.stdout.isTTY === true;
  if (problem !== undefined && !hasBeenSeen) writeLine(io.stderr, problemLine(faulty.file, problem));
  return EXIT.no;
}

function checkFile(variant: string): FileReport {
  const document = findDocument(variant);
  if (!document.ok) return { file: document.source, problems: document.problems, tests: { passed: 0, failed: 0 } };
  const { file, text, parents } = document.value;
  const { problems, tests } = checkVariant(text, parents);
  return { file, problems: inTextOrder([...problems, ...hintsAbout(document.value)]), tests };
}

function inTextOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** Warnings are no fault. */
function isSound({ problems, tests }: FileReport): boolean {
  return tests.failed === 0 && problems.every(({ severity }) => severity === 'warning');
}

function describe({ file, problems, tests }: FileReport): object {
  const ordered = problems.map(({ code, message, severity, line, column }) => ({
    code,
    message,
    severity,
    line,
    column,
  }));
  return { file, problems: ordered, tests: { passed: tests.passed, failed: tests.failed } };
}

function print(report: FileReport): readonly string[] {
  const { file, problems, tests } = report;
  const count = (severity: string): number => problems.filter((problem) => problem.severity === severity).length;
  const summary = [
    ...testsInWords(tests, count('error') > 0),
    ...(count('error') > tests.failed ? [plural(count('error') - tests.failed, 'error')] : []),
    ...(count('warning') > 0 ? [plural(count('warning'), 'warning')] : []),
  ];
  return [...problems.map((problem) => gradedProblemLine(file, problem)), `${file}: ${summary.join(', ')}`];
}

function testsInWords({ passed, failed }: CheckReport['tests'], hasErrors: boolean): readonly string[] {
  if (passed + failed > 0) return [`${plural(passed, 'test')} passed`, `${failed} failed`];
  return hasErrors ? ['no tests were run'] : ['no errors, no tests yet'];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

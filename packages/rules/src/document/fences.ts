/** The fenced blocks of a document that are tests: their grammar, block by block. What they claim is tried out later. */
import { distance } from 'fastest-levenshtein';
import { error, type Problem, warning } from '../result.js';
import { behind, cut, placeOf, trim, wordsOf } from './excerpt.js';
import { MAX_TESTS } from './limits.js';
import type { Fence } from './markdown.js';
import { type Arrow, type DocumentTest, type Excerpt, TEST_KINDS, type TestKind } from './spec.js';
import { checkGrammar, type Report } from './test-grammar.js';
import { splitAtOpenings, unclosed } from './unclosed.js';

/**
 * Codes: `document/test-word` (a warning), `document/too-many-tests`, `document/unclosed-fence`, `document/bad-label`;
 * those of `checkGrammar`.
 */
export function readTests(fences: readonly Fence[]): {
  /** All of them, in the order of the document. */
  readonly tests: readonly DocumentTest[];
  /** Those that cannot be run. */
  readonly unsound: ReadonlySet<DocumentTest>;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const tests: DocumentTest[] = [];
  const unsound = new Set<DocumentTest>();
  for (const fence of fences.flatMap(splitAtOpenings)) {
    const [word] = wordsOf(fence.info);
    const kind = TEST_KINDS.find((candidate) => candidate === word?.text);
    if (!fence.isClosed && (kind !== undefined || fence.interruptedBy !== undefined)) problems.push(unclosed(fence));
    if (word === undefined) continue;
    if (kind === undefined) {
      problems.push(...nearMiss(word));
    } else if (tests.length === MAX_TESTS) {
      problems.push(error('document/too-many-tests', `a document has at most ${MAX_TESTS} tests`, placeOf(word)));
      break;
    } else {
      const found: Problem[] = [];
      // Where a block should have ended, nobody knows: what stands in it is not judged.
      const test = readTest(kind, fence.isClosed ? fence : { ...fence, lines: [] }, found);
      tests.push(test);
      if (found.length > 0 || !fence.isClosed) unsound.add(test);
      if (fence.isClosed) problems.push(...found);
    }
  }
  return { tests, unsound, problems };
}

/**
 * A word with one letter wrong, or with its letters in another order. Stricter than other suggestions, for a block may well be
 * no test.
 */
function nearMiss(word: Excerpt): readonly Problem[] {
  const written = word.text.toLowerCase();
  const sorted = (text: string): string => [...text].sort().join('');
  const meant = TEST_KINDS.find((kind) => distance(kind, written) <= 1 || sorted(kind) === sorted(written));
  if (meant === undefined) return [];
  const message = `"${word.text}" is no kind of test, so this block is not run: did you mean "${meant}"?`;
  return [warning('document/test-word', message, placeOf(word))];
}

function readTest(kind: TestKind, fence: Fence, problems: Problem[]): DocumentTest {
  const report = (code: Problem['code'], message: string, at: Excerpt): void => {
    problems.push(error(code, message, placeOf(at)));
  };
  const { label, argument } = readInfo(fence.info, report);
  const directives: { fen?: Excerpt; after: Excerpt[] } = { after: [] };
  const body: Excerpt[] = [];
  const arrows: Arrow[] = [];
  for (const line of fence.lines) {
    if (line.text.trim() === '' || readDirective(kind, line, directives, report)) continue;
    const [before, ...expected] = cut(line, '->');
    body.push(...entries(kind, before));
    for (const arrow of expected) arrows.push({ ...trim(arrow), behind: body.length });
  }
  const test = {
    kind,
    ...(label !== undefined && { label }),
    argument,
    ...directives,
    body,
    arrows,
    line: fence.line,
  };
  checkGrammar(test, fence.info, report);
  return test;
}

function readInfo(info: Excerpt, report: Report): { readonly label: string | undefined; readonly argument: Excerpt } {
  const [, ...rest] = wordsOf(info);
  const last = rest.at(-1);
  const hasLabel = last?.text.startsWith('#') === true;
  if (hasLabel && !LABEL.test(last.text)) {
    const message = 'a label is # and a word that begins with a small letter, such as #eight-moves';
    report('document/bad-label', message, last);
  }
  const words = hasLabel ? rest.slice(0, -1) : rest;
  const first = words[0];
  const end = words.at(-1);
  const argument =
    first === undefined || end === undefined
      ? { ...info, text: '' }
      : { ...first, text: info.text.slice(first.column - info.column, end.column - info.column + end.text.length) };
  return { label: hasLabel ? last.text.slice(1) : undefined, argument };
}

const LABEL = /^#[a-z][a-z0-9-]*$/;

/** `fen: …` and `after: …`. */
function readDirective(
  kind: TestKind,
  line: Excerpt,
  into: { fen?: Excerpt; after: Excerpt[] },
  report: Report,
): boolean {
  const match = /^(\s*)(fen|after):\s*/.exec(line.text);
  if (match === null) return false;
  const name = match[2];
  const value = trim(behind(line, match[0].length));
  const key = { ...line, column: line.column + (match[1]?.length ?? 0) };
  if (kind === 'fen') report('document/test-line', `a fen test holds FENs alone, without "${name}:"`, key);
  else if (name === 'after') into.after.push(...movesOf(value));
  else if (into.fen !== undefined) report('document/test-line', 'the block has two lines "fen:"', key);
  else into.fen = value;
  return true;
}

/** Whole lines where they belong together, words elsewhere. */
function entries(kind: TestKind, line: Excerpt): readonly Excerpt[] {
  if (line.text.trim() === '') return [];
  if (kind === 'perft' || kind === 'fen') return [trim(line)];
  return kind === 'moves' ? wordsOf(line) : movesOf(line);
}

/** Words without move numbers, which may stand alone (`1.`) or before a move (`1.e4`); an `e.p.` belongs to the word before it. */
function movesOf(line: Excerpt): readonly Excerpt[] {
  const moves: Excerpt[] = [];
  for (const word of wordsOf(line)) {
    const move = behind(word, /^(?:\d+\.+)?/.exec(word.text)?.[0].length ?? 0);
    const last = moves.at(-1);
    if (last !== undefined && EN_PASSANT.test(move.text))
      moves[moves.length - 1] = { ...last, text: `${last.text} ${move.text}` };
    else if (move.text !== '') moves.push(move);
  }
  return moves;
}

const EN_PASSANT = /^\(?e\.?p\.?\)?[+#!?]*$/;

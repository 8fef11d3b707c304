/**
 * The diagrams of the prose, `{{svg:start "caption"}}`, `{{svg:piece NAME "caption"}}` and `{{svg:fen FEN "caption"}}`: whether there
 * is something to draw. Any other name is that of a picture file, of which nothing is known here.
 */
import { parseFen } from '../notation/fen/index.js';
import { error, type Problem, warning } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { didYouMean, nearest } from '../suggest.js';
import { behind, placeOf, trim, wordsOf } from './excerpt.js';
import { type Prose, readMarkdown } from './markdown.js';
import type { Excerpt, VariantSpec } from './spec.js';

const VERBS = ['start', 'piece', 'fen'];

/**
 * Codes: `document/unknown-piece`, `document/diagram-fen`, `document/diagram-empty`; `document/diagram-word`,
 * `document/diagram-words` and `document/diagram-open` (warnings).
 */
export function checkDiagrams(spec: VariantSpec, rules: Ruleset): readonly Problem[] {
  const prose = readMarkdown(spec);
  if (!prose.ok) return [];
  const { text, placeAt } = runningText(prose.value);
  return [...text.matchAll(DIAGRAM)].flatMap((match) => {
    const [whole, opening = '', body] = match;
    const excerpt = (written: string, offset: number): Excerpt => ({
      text: written,
      ...placeAt(match.index + offset),
    });
    if (body === undefined) return [unclosed(excerpt(whole, 0))];
    return opening === '{{svg:'
      ? checkBody(excerpt(body, opening.length), rules)
      : [warning('document/diagram-word', `a diagram begins with {{svg: and nothing between`, placeOf(excerpt('', 0)))];
  });
}

/** The opening, and all up to the closing braces if there are any. */
const DIAGRAM = /(\{\{\s*svg\s*:)(?:([^{}]*)\}\})?/gi;

/** The prose with all code blanked out, and the place of each of its characters. */
function runningText({ lines, firstLine, fences }: Prose): {
  readonly text: string;
  readonly placeAt: (offset: number) => { readonly line: number; readonly column: number };
} {
  const shown = lines.map((line, i) => {
    const number = firstLine + i;
    if (fences.some((fence) => fence.line <= number && number <= fence.lastLine)) return '';
    return line.replace(/(?<!`)(`{1,3})(?!`)[^`]+\1/g, (code) => ' '.repeat(code.length));
  });
  const starts: number[] = [];
  let length = 0;
  for (const line of shown) {
    starts.push(length);
    length += line.length + 1;
  }
  return {
    text: shown.join('\n'),
    placeAt(offset) {
      const index = starts.findLastIndex((start) => start <= offset);
      return { line: firstLine + index, column: offset - (starts[index] ?? 0) + 1 };
    },
  };
}

function checkBody(body: Excerpt, rules: Ruleset): readonly Problem[] {
  const [verb] = wordsOf(body);
  if (verb === undefined)
    return [error('document/diagram-empty', 'this diagram shows nothing: write {{svg:start}}', placeOf(body))];
  const caption = /"[^"]*"\s*$/.exec(body.text)?.index ?? body.text.length;
  const rest = behind(verb, verb.text.length);
  const argument = trim({ ...rest, text: body.text.slice(verb.column - body.column + verb.text.length, caption) });
  switch (verb.text) {
    case 'start':
      return argument.text === '' ? [] : [superfluous(argument)];
    case 'piece':
      return checkPiece(argument, verb, rules);
    case 'fen':
      return checkFen(argument, verb, rules);
    default:
      return nearMiss(verb);
  }
}

function superfluous(argument: Excerpt): Problem {
  const message = 'behind start stands nothing but a caption in straight quotation marks: {{svg:start "The array"}}';
  return warning('document/diagram-words', message, placeOf(argument));
}

function checkPiece(name: Excerpt, verb: Excerpt, { kinds, kindNamed }: Ruleset): readonly Problem[] {
  const names = kinds.map((kind) => kind.name);
  if (name.text === '') {
    const message = `which piece? The pieces are ${names.join(', ')}`;
    return [error('document/diagram-empty', message, placeOf(verb))];
  }
  if (kindNamed(name.text) !== undefined) return [];
  const [word = name] = wordsOf(name);
  const isKnown = kindNamed(word.text) !== undefined;
  const hint = isKnown
    ? '; a caption stands in straight quotation marks'
    : didYouMean(name.text, names) || `; the pieces are ${names.join(', ')}`;
  return [error('document/unknown-piece', `there is no piece "${name.text}" in this game${hint}`, placeOf(name))];
}

/** A diagram may show a position that cannot be played, but it must be one. */
function checkFen(fen: Excerpt, verb: Excerpt, rules: Ruleset): readonly Problem[] {
  if (fen.text === '')
    return [error('document/diagram-empty', 'which position? Write its FEN behind fen', placeOf(verb))];
  const setup = parseFen(rules, fen.text);
  if (setup.ok) return [];
  return setup.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message, code, column = 1 }) =>
      error('document/diagram-fen', `this diagram cannot be drawn: ${message} [${code}]`, {
        line: fen.line,
        column: fen.column + column - 1,
      }),
    );
}

/** A word that is taken for a picture file, although it has no extension and looks like something else. */
function nearMiss(verb: Excerpt): readonly Problem[] {
  const meant = verb.text.includes('.') ? undefined : nearest(verb.text, VERBS);
  if (meant === undefined) return [];
  const message = `"${verb.text}" is no kind of diagram, so it is taken for a picture file: did you mean "${meant}"?`;
  return [warning('document/diagram-word', message, placeOf(verb))];
}

function unclosed(opening: Excerpt): Problem {
  return warning('document/diagram-open', 'this diagram is not closed: write }} behind it', placeOf(opening));
}

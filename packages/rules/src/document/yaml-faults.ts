/**
 * What the YAML library finds wrong, said for people who write documents: where the fault was made, not where the library gave
 * up, and one fault once.
 */
import { type CST, Parser, type YAMLError } from 'yaml';

export interface YamlFault {
  readonly message: string;
  /** In the YAML, from 0. */
  readonly offset: number;
}

/** @param errors the library's, in the order of the text */
export function explainFaults(yaml: string, errors: readonly YAMLError[]): readonly YamlFault[] {
  if (errors.length === 0) return [];
  const brackets = openBrackets(yaml);
  const firstBracket = brackets[0]?.offset ?? Number.POSITIVE_INFINITY;
  // Behind a bracket that is not closed, a sign that nobody expected or a tab, everything is guesswork.
  const last = errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN' || code === 'TAB_AS_INDENT');
  const reliable = errors.slice(0, last < 0 ? undefined : last + 1).filter(({ pos }) => pos[0] < firstBracket);
  const keys = new Set(reliable.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY').map(({ pos }) => pos[0]));
  const faults = reliable
    .filter(({ code, pos }) => code !== 'BLOCK_AS_IMPLICIT_KEY' || !keys.has(pos[0]))
    .map((fault) => explain(yaml, fault));
  return [...faults, ...brackets];
}

function explain(yaml: string, { code, message, pos }: YAMLError): YamlFault {
  const [offset] = pos;
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { message: 'a colon with a space behind it begins a map: put the text in quotes', offset };
    case 'MULTILINE_IMPLICIT_KEY':
      return explainKey(yaml, pos);
    case 'BAD_INDENT':
      return message.includes('same column')
        ? { message: OUT_OF_LINE, offset: textAfter(yaml, offset) }
        : { message, offset };
    case 'UNEXPECTED_TOKEN':
      return { message: `${JSON.stringify(yaml.charAt(offset))} belongs to nothing before it`, offset };
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return { message: `${message}: put the text in quotes`, offset };
    case 'TAB_AS_INDENT':
      return { message: 'lines are indented by spaces, not by tabs', offset };
    default:
      return { message, offset };
  }
}

const OUT_OF_LINE =
  'this line is indented otherwise than the lines it could belong to: lines that belong together begin in the same column';

/** A key that seems to be several lines long: its first line lacks a colon, or its last is indented too deep. */
function explainKey(yaml: string, [start, end]: readonly [number, number]): YamlFault {
  if (yaml.slice(lineStart(yaml, start), start).trim() === '') {
    return { message: 'a colon and a space are missing behind the key', offset: start };
  }
  const message =
    'this line is indented deeper than the line before it, which has its value already: begin both in the same column, or put a text of several lines in quotes';
  return { message, offset: textAfter(yaml, lineStart(yaml, end - 1)) };
}

function lineStart(yaml: string, offset: number): number {
  return yaml.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset of the first character from there on that is no blank. */
function textAfter(yaml: string, offset: number): number {
  return offset + (/^ */.exec(yaml.slice(offset))?.[0].length ?? 0);
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Brackets that are not closed; only the first that meets a wrong one, if there is such, for it confuses the others. */
function openBrackets(yaml: string): readonly YamlFault[] {
  const open = bracketsOf(yaml).filter(({ start, end }) => end[0]?.source !== CLOSING[start.source]);
  const mistaken = open.find(({ end }) => end.length > 0);
  return (mistaken === undefined ? open : [mistaken]).map(({ start, offset, end }) => {
    const wrong = end[0] === undefined ? '' : `, but a ${end[0].source}`;
    return { message: `this ${start.source} is not closed: no ${CLOSING[start.source]} follows${wrong}`, offset };
  });
}

/** All lists and maps in brackets, in the order of the text. */
function bracketsOf(yaml: string): readonly CST.FlowCollection[] {
  const brackets: CST.FlowCollection[] = [];
  const rest: (CST.Token | null | undefined)[] = [...new Parser().parse(yaml)];
  for (let token = rest.pop(); rest.length > 0 || token !== undefined; token = rest.pop()) {
    if (token?.type === 'flow-collection') brackets.push(token);
    if (token?.type === 'document') rest.push(token.value);
    if (token !== null && token !== undefined && 'items' in token) {
      for (const { key, value } of token.items) rest.push(key, value);
    }
  }
  return brackets.sort((a, b) => a.offset - b.offset);
}

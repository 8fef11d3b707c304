/**
 * Reads the front matter's YAML: the core schema, no tags, keys that are plain words and occur once.
 *
 * Nesting is measured on the tokens, without recursion, before anything is built of them: the YAML library's composer
 * recurses, and a document that exhausts the stack there can bring the whole process down.
 */
import {
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  Parser,
  parseDocument,
} from 'yaml';
import { quote } from '../notation/text.js';
import { error, type Problem, type ProblemCode } from '../result.js';
import { YAML_LINE } from './front-matter.js';
import { MAX_ALIASES, MAX_NESTING, MAX_VALUES } from './limits.js';
import { createSource, type Source } from './source.js';
import { explainFaults } from './yaml-faults.js';

export interface YamlReading {
  /** Undefined when the text is not YAML enough to go on. */
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
}

type Report = (code: ProblemCode, message: string, offset: number) => Problem;

/**
 * Codes: `document/too-deep`, `document/yaml` (syntax), `document/duplicate-key`, `document/yaml-tag`, `document/bad-key`,
 * `document/too-many-aliases`, `document/circular-alias`, `document/too-many-values`.
 */
export function readYaml(yaml: string): YamlReading {
  const lines = countLines(yaml);
  const report: Report = (code, message, offset) => {
    const { line, col } = lines.linePos(offset);
    return error(code, message, { line: Math.max(line, 1) + YAML_LINE - 1, column: Math.max(col, 1) });
  };
  const deep = firstTooDeep(yaml);
  if (deep !== undefined) {
    const message = `lists and maps are nested more than ${MAX_NESTING} deep`;
    return { source: undefined, problems: [report('document/too-deep', message, deep)] };
  }
  // Keys stated twice are found below, for the library says of the second only that there is a first.
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false, logLevel: 'error', uniqueKeys: false });
  const faults = explainFaults(yaml, [...document.errors, ...document.warnings]);
  const syntax = faults.map(({ message, offset }) => report('document/yaml', message, offset));
  const problems = [...syntax, ...inspect(document, report, (offset) => lines.linePos(offset).line + YAML_LINE - 1)];
  // A key stated twice leaves the rest readable; behind anything else, further complaints would be guesses.
  const isReadable = problems.every(({ code }) => code === 'document/duplicate-key');
  return { source: isReadable ? createSource(yaml, document, lines) : undefined, problems };
}

/** The parser, which could count them on its way, forgets some inside faulty text. */
function countLines(yaml: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of yaml.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

/** Offset of the first list or map that is nested too deep. */
function firstTooDeep(yaml: string): number | undefined {
  const open: { readonly token: CST.Token; readonly depth: number }[] = [];
  const add = (token: CST.Token | null | undefined, depth: number): void => {
    if (token !== null && token !== undefined) open.push({ token, depth });
  };
  // The parser closes what is open by recursion too, so it is watched while it reads.
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(yaml)) {
    for (const token of parser.next(lexeme)) add(token, 0);
    const unclosed = parser.stack.filter(isCollection);
    if (unclosed.length > MAX_NESTING + 1) return unclosed[MAX_NESTING + 1]?.offset;
  }
  for (const token of parser.end()) add(token, 0);
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { token, depth } = entry;
    if (depth > MAX_NESTING) return token.offset;
    if (token.type === 'document') add(token.value, depth);
    if (!isCollection(token)) continue;
    for (const { key, value } of token.items) {
      add(key, depth + 1);
      add(value, depth + 1);
    }
  }
  return undefined;
}

function isCollection(token: CST.Token): token is CST.BlockMap | CST.BlockSequence | CST.FlowCollection {
  return token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection';
}

/** What YAML allows and documents do not. */
function inspect(document: Document, report: Report, lineOf: (offset: number) => number): Problem[] {
  const problems: Problem[] = [];
  const offset = (node: Node): number => node.range?.[0] ?? 0;
  let values = 0;
  let aliases = 0;

  const visit = (node: Node | null | undefined, above: readonly Node[]): void => {
    if (node === null || node === undefined || ++values > MAX_VALUES) return;
    if (isAlias(node)) {
      visitAlias(node, above);
    } else if (node.tag !== undefined) {
      problems.push(report('document/yaml-tag', `tags such as ${node.tag} are not read: leave it out`, offset(node)));
    } else if (above.length > MAX_NESTING) {
      problems.push(
        report('document/too-deep', `lists and maps are nested more than ${MAX_NESTING} deep`, offset(node)),
      );
    } else if (isMap(node)) {
      const seen = new Map<string, Node>();
      for (const { key, value } of node.items as { key: Node; value: Node | null }[]) {
        if (!isScalar(key) || key.value === null || key.value === '__proto__') {
          problems.push(report('document/bad-key', 'a key is a plain word', offset(key)));
        } else {
          const name = String(key.value as string | number | boolean);
          const first = seen.get(name);
          const message = first && `${quote(name)} is stated twice; the first is on line ${lineOf(offset(first))}`;
          if (message === undefined) seen.set(name, key);
          else problems.push(report('document/duplicate-key', message, offset(key)));
        }
        visit(value, [...above, node]);
      }
    } else if (isSeq(node)) {
      for (const item of node.items as Node[]) visit(item, [...above, node]);
    }
  };
  const visitAlias = (
    alias: Node & { resolve(document: Document): Node | undefined },
    above: readonly Node[],
  ): void => {
    const target = alias.resolve(document);
    if (target === undefined) {
      problems.push(report('document/yaml', 'nothing before bears this name: write &name there', offset(alias)));
    } else if (above.includes(target)) {
      problems.push(report('document/circular-alias', 'this alias stands inside what it stands for', offset(alias)));
    } else if (++aliases <= MAX_ALIASES) {
      visit(target, above);
    } else if (aliases === MAX_ALIASES + 1) {
      const message = `aliases (*name) are used more than ${MAX_ALIASES} times`;
      problems.push(report('document/too-many-aliases', message, offset(alias)));
    }
  };
  visit(document.contents as Node | null, []);
  if (values > MAX_VALUES) {
    problems.push(report('document/too-many-values', `the front matter holds more than ${MAX_VALUES} values`, 0));
  }
  return problems;
}

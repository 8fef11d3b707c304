/** Cuts a document into front matter and prose: the first line is `---`, the next such line ends the front matter. */
import { error, fail, ok, type Result } from '../result.js';
import { MAX_FRONT_MATTER, MAX_TEXT } from './limits.js';

/** Line of the document on which the YAML begins. */
export const YAML_LINE = 2;

export interface DocumentParts {
  /** The text between the two lines `---`. */
  readonly yaml: string;
  /** The Markdown behind the second one. */
  readonly prose: string;
  /** Line of the document on which the prose begins. */
  readonly proseLine: number;
}

const START = { line: 1, column: 1 };
const OPENING = /^---[ \t]*(?:\r?\n|$)/;

/** Codes: `document/too-large`, `document/no-front-matter`, `document/unclosed-front-matter`. */
export function splitFrontMatter(document: string): Result<DocumentParts> {
  if (document.length > MAX_TEXT) {
    const message = `a document has at most ${MAX_TEXT} characters, this one has ${document.length}`;
    return fail(error('document/too-large', message, START));
  }
  const text = document.replace(/^\u{feff}/u, '');
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) {
    const message =
      'a rules document begins with a line of three hyphens (---), its front matter, and another such line';
    return fail(error('document/no-front-matter', message, START));
  }
  const closing = /^---[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening.length;
  const end = closing.exec(text);
  if (end === null) {
    const message = 'the front matter is not closed: a line of three hyphens (---) must follow it';
    return fail(error('document/unclosed-front-matter', message, START));
  }
  const yaml = text.slice(opening.length, end.index);
  if (yaml.length > MAX_FRONT_MATTER) {
    const message = `the front matter has at most ${MAX_FRONT_MATTER} characters, this one has ${yaml.length}`;
    return fail(error('document/too-large', message, START));
  }
  const proseStart = end.index + end[0].length;
  return ok({ yaml, prose: text.slice(proseStart), proseLine: text.slice(0, proseStart).split('\n').length });
}

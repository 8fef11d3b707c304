/** The lines of a lesson file, put together to headings, list items and fences. What they mean is `lesson-file.ts`'s affair. */
import { error, type Problem } from '@hippodrome/rules';
import { isLanguage, type Language } from '../../i18n/languages.js';

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export type Part = Heading | Item | Fence;

export interface Heading extends Line {
  readonly is: 'heading';
}

/** `- en hint: …`: language, label, text. */
export interface Item extends Line {
  readonly is: 'item';
  readonly language: Language | undefined;
  /** `text` where nothing else is said. */
  readonly label: string;
}

export interface Fence {
  readonly is: 'fence';
  readonly line: number;
  readonly info: string;
  readonly body: readonly Line[];
}

const ITEM = /^- (?:([a-z]{2})\b ?)?((?:title|teaches|hint|done|wrong \S+)?):\s+(.*)$/;

/** Headings of the first level and lines in comments are for people who read the file. */
export function linesOf(text: string, problems: Problem[]): readonly Part[] {
  const parts: Part[] = [];
  const lines = text.split(/\r?\n/).map((line, i): Line => ({ text: line, line: i + 1 }));
  let at = 0;
  while (at < lines.length) {
    const here = lines[at] as Line;
    at++;
    const [, info] = /^```\s*(.*?)\s*$/.exec(here.text) ?? [];
    if (info !== undefined) {
      const end = lines.findIndex((line, i) => i >= at && line.text.trim() === '```');
      if (end < 0)
        problems.push(error('lesson/unclosed-fence', 'this fence is never closed', { line: here.line, column: 1 }));
      const last = end < 0 ? lines.length : end;
      parts.push({
        is: 'fence',
        line: here.line,
        info,
        body: lines.slice(at, last).filter((line) => line.text.trim() !== ''),
      });
      at = last + 1;
      continue;
    }
    const [, heading] = /^## (.*?)\s*$/.exec(here.text) ?? [];
    const item = ITEM.exec(here.text);
    const previous = parts.at(-1);
    if (heading !== undefined) parts.push({ is: 'heading', text: heading, line: here.line });
    else if (item !== null) parts.push(itemOf(item, here.line));
    else if (/^ {2,}\S/.test(here.text) && previous?.is === 'item') {
      parts[parts.length - 1] = { ...previous, text: `${previous.text} ${here.text.trim()}` };
    } else if (here.text.trim() !== '' && !/^(# |<!--.*-->$)/.test(here.text)) {
      const message = 'a line is a heading (## id), an item (- en: …), or part of a fence';
      problems.push(error('lesson/unexpected-line', message, { line: here.line, column: 1 }));
    }
  }
  return parts;
}

function itemOf([, tongue = '', label = '', text = '']: RegExpExecArray, line: number): Item {
  return {
    is: 'item',
    line,
    text: text.trim(),
    label: label === '' ? 'text' : label,
    language: isLanguage(tongue) ? tongue : undefined,
  };
}

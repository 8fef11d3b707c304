/**
 * Blocks that were never closed. To Markdown all that follows is part of such a block, up to the end of the next one; the opening
 * of that next one gives it away.
 */
import { error, type Problem } from '../result.js';
import { behind, placeOf, wordsOf } from './excerpt.js';
import type { Fence } from './markdown.js';
import { type Excerpt, TEST_KINDS } from './spec.js';

/** A block as its author meant it. */
export interface Block extends Fence {
  /** Line of the opening that came before this block was closed. */
  readonly interruptedBy?: number;
}

/** A fence cut where another begins in it: all parts but the last are not closed. */
export function splitAtOpenings(fence: Fence): readonly Block[] {
  const index = fence.lines.findIndex((line) => opens(line, fence));
  const opening = fence.lines[index];
  if (opening === undefined) return [fence];
  const [marker = ''] = FENCE.exec(opening.text) ?? [];
  const first = {
    ...fence,
    lines: fence.lines.slice(0, index),
    lastLine: opening.line - 1,
    isClosed: false,
    interruptedBy: opening.line,
  };
  const info = behind(opening, marker.length);
  const rest = {
    ...fence,
    info: { ...info, text: info.text.trimEnd() },
    lines: fence.lines.slice(index + 1),
    line: opening.line,
  };
  return [first, ...splitAtOpenings(rest)];
}

/** Codes: `document/unclosed-fence`. */
export function unclosed({ info, line, marker, interruptedBy }: Block): Problem {
  const where = interruptedBy === undefined ? '' : ` before another begins on line ${interruptedBy}`;
  const message = `the block that begins on line ${line} is not closed${where}: write ${marker} on a line of its own behind it`;
  return error('document/unclosed-fence', message, placeOf(info));
}

const FENCE = /^\s*(`{3,}|~{3,})[ \t]*/;

/**
 * Whether a line within the fence opens another. A longer fence around it shows it on purpose; and in a block that is no test,
 * only the opening of a test proves anything.
 */
function opens(line: Excerpt, { info, marker }: Fence): boolean {
  const [whole = '', own = ''] = FENCE.exec(line.text) ?? [];
  if (own === '' || marker === '' || !own.startsWith(marker)) return false;
  const [word] = wordsOf(behind(line, whole.length));
  return word !== undefined && (isTest(word) || isTest(wordsOf(info)[0]));
}

function isTest(word: Excerpt | undefined): boolean {
  return TEST_KINDS.some((kind) => kind === word?.text);
}

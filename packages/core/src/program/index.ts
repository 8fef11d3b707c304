/** From a compiled game to the program of the core: the bytes that its memory begins with. */
import {
  COLOURS,
  colourBit,
  type PieceCode,
  type Problem,
  type Result,
  type Ruleset,
  unlessErrors,
} from '@hippodrome/rules';
import { writeEvaluation } from '../evaluation/index.js';
import type { Words } from '../layout.js';
import { MAX_KINDS } from '../limits.js';
import { Image } from './image.js';
import { Lines } from './lines.js';
import { writePieces } from './pieces.js';
import { writeRules } from './rules.js';
import { unsupported } from './unsupported.js';

export interface Program {
  readonly words: Words;
  readonly bytes: Uint8Array;
}

/**
 * @param words more words than the board needs, to compare builds
 * @returns problems of the code `core/unsupported`
 */
export function createProgram(rules: Ruleset, words?: Words): Result<Program> {
  const problems: Problem[] = [];
  const squares = rules.board.files * rules.board.ranks;
  if (squares > 192) problems.push(unsupported('board'));
  if (rules.kinds.length > MAX_KINDS) problems.push(unsupported('kinds'));
  if (COLOURS.some((colour) => royalsOf(rules, colour) > 1)) problems.push(unsupported('royals'));
  if (problems.length > 0) return { ok: false, problems };
  const image = new Image(words ?? (squares <= 64 ? 1 : squares <= 128 ? 2 : 3));
  const lines = new Lines(rules.board);
  problems.push(...writePieces(image, rules, lines), ...writeRules(image, rules, lines));
  return unlessErrors(problems, () => {
    lines.write(image);
    writeEvaluation(image, rules);
    return { words: image.words, bytes: image.bytes };
  });
}

function royalsOf(rules: Ruleset, colour: (typeof COLOURS)[number]): number {
  return rules.start.filter((found) => {
    const code = found as PieceCode;
    return code !== 0 && (code & 1) === colourBit(colour) && rules.kinds[(code >> 1) - 1]?.royal === true;
  }).length;
}

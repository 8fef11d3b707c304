/** `writePgn`: a game in the export format of PGN. What is written is read back as the same tree. */
import { startPosition } from '../../position/start.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { writeFen } from '../fen/index.js';
import { ColumnWriter } from './columns.js';
import { type PgnGame, SEVEN_TAGS } from './pgn-game.js';
import { writeTag } from './tag.js';
import type { MoveTree } from './tree.js';
import { MoveWriter } from './write-moves.js';

export interface PgnWriteOptions {
  /** A game for which no `[Variant]` is written: the one that readers take for granted. */
  readonly untagged?: Ruleset | undefined;
  /** What the reader calls the game; its title when missing. */
  readonly variantName?: string;
}

/** What follows from the tree and the result, and so is never taken from the tags that are given. */
const DERIVED = ['Variant', 'SetUp', 'FEN', 'Result'] as const;
/** What the standard allows in names. */
const TAG_NAME = /^[\w+#=:-]+$/;

/**
 * Seven tags in their order, the others by name, an empty line, the moves in lines of 80 columns; ends with a line break. Several
 * games are put together with an empty line between them. `Variant`, `FEN`, `SetUp` and `Result` follow from the tree and the
 * result; the tags' own are taken only where the tree has no start. Tags with names that PGN cannot hold are left out.
 */
export function writePgn(
  { tags, tree, result }: Pick<PgnGame, 'tags' | 'tree' | 'result'>,
  options: PgnWriteOptions = {},
): string {
  const values = new Map([...tags].filter(([name]) => TAG_NAME.test(name)));
  if (tree.start !== undefined) for (const name of DERIVED) values.delete(name);
  for (const [name, value] of Object.entries(startTags(tree, options))) values.set(name, value);
  values.set('Result', result);
  const roster = [...SEVEN_TAGS].map(([name, missing]) => writeTag(name, values.get(name) ?? missing));
  const others = [...values.keys()].filter((name) => !SEVEN_TAGS.has(name)).sort();
  const header = [...roster, ...others.map((name) => writeTag(name, values.get(name) ?? ''))];
  const out = new ColumnWriter();
  new MoveWriter(out).write(tree);
  out.add(result);
  return `${header.join('\n')}\n\n${out.text()}\n`;
}

function startTags({ start }: MoveTree, { untagged, variantName }: PgnWriteOptions): Readonly<Record<string, string>> {
  if (start === undefined) return {};
  const { rules } = start;
  const fen = writeFen(start);
  return {
    ...(rules !== untagged && { Variant: variantName ?? rules.spec.title }),
    ...(fen !== writeFen(startPosition(rules)) && { SetUp: '1', FEN: fen }),
  };
}

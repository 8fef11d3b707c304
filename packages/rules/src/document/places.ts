/**
 * Where a piece may stand and where it can do more: the keys `within` and `also`, laid over its patterns. Both belong to the way of
 * moving, so a new movement does not inherit them.
 */
import { betzaPatterns } from '../betza/index.js';
import { type Block, fitsBoard, parseBlock } from '../board/block.js';
import type { MovePattern } from '../movement/pattern.js';
import { error, type Problem } from '../result.js';
import type { PieceEntry } from './shape.js';
import type { Path, Source } from './source.js';
import type { PieceSpec } from './spec.js';

/**
 * What the keys of an entry make of patterns; undefined when its extra moves cannot be read.
 *
 * Codes: `document/castling-in-block`; those of Betza.
 */
export function readPlaces(
  entry: PieceEntry,
  patterns: readonly MovePattern[],
  inherited: Block | undefined,
  source: Source,
  path: Path,
  problems: Problem[],
): Pick<PieceSpec, 'patterns' | 'within'> | undefined {
  const within = entry.within === undefined ? inherited : parseBlock(entry.within);
  const more = entry.also === undefined ? [] : readMore(entry.also, source, path, problems);
  if (more === undefined) return undefined;
  const kept = entry.also === undefined ? patterns : patterns.filter(({ from }) => from === undefined);
  const all = [...kept, ...more];
  return within === undefined
    ? { patterns: all }
    : { patterns: all.map((pattern) => ({ ...pattern, within })), within };
}

function readMore(
  { from: text, betza }: NonNullable<PieceEntry['also']>,
  source: Source,
  path: Path,
  problems: Problem[],
): readonly MovePattern[] | undefined {
  const from = parseBlock(text);
  const read = betzaPatterns(betza);
  const found = read.ok ? read.warnings : read.problems;
  const place = [...path, 'also', 'betza'];
  problems.push(
    ...found.map((problem) => ({ ...problem, ...source.characterPlace(place, (problem.column ?? 1) - 1) })),
  );
  const castling = read.ok ? read.value.tree.castlings?.[0] : undefined;
  if (castling !== undefined) {
    const message = 'castling is no move of some squares only: write it in the Betza of the piece itself';
    problems.push(error('document/castling-in-block', message, source.characterPlace(place, castling.column - 1)));
  }
  return read.ok && from !== undefined ? read.value.patterns.map((pattern) => ({ ...pattern, from })) : undefined;
}

/** Blocks that are larger than the board. Codes: `document/unknown-square`. */
export function checkBlocks(
  entries: Readonly<Record<string, PieceEntry>>,
  { files, ranks }: { readonly files: number; readonly ranks: number },
  source: Source,
): readonly Problem[] {
  return Object.entries(entries).flatMap(([name, { within, also }]) => {
    const blocks: readonly (readonly [Path, string | undefined])[] = [
      [['within'], within],
      [['also', 'from'], also?.from],
    ];
    return blocks.flatMap(([path, text]) => {
      const block = text === undefined ? undefined : parseBlock(text);
      if (block === undefined || fitsBoard(block, files, ranks)) return [];
      const message = `the block ${text} goes beyond the board of ${files} files and ${ranks} ranks`;
      return [error('document/unknown-square', message, source.valuePlace(['engine', 'pieces', name, ...path]))];
    });
  });
}

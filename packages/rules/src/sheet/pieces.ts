/** The pieces of a rule sheet: which are those of chess, how each moves as a diagram, and in words. */

import { parseBetza, printBetza } from '../betza/index.js';
import { lookUpPiece } from '../dictionary/index.js';
import { type DiagramMark, moveDiagram } from '../movement/move-diagram.js';
import { countPieces, type Placement } from '../position/placement.js';
import type { PieceKind } from '../rule/frame.js';
import type { Ruleset } from '../rule/ruleset.js';
import { cropped } from './crop.js';
import type { ProseSection } from './prose.js';
import { caption } from './sections.js';
import type { Run, SheetBoard, SheetPiece } from './sheet.js';
import { wholeBoard } from './whole-board.js';

const ROYAL = 'king';
const CHESS = [ROYAL, 'queen', 'rook', 'bishop', 'knight', 'pawn'];

export function sheetPieces(rules: Ruleset, prose: readonly ProseSection[]): readonly SheetPiece[] {
  const pieces = rules.kinds.map((kind) => sheetPiece(rules, kind, prose));
  return [...pieces.filter(({ isOrthodox }) => !isOrthodox), ...pieces.filter(({ isOrthodox }) => isOrthodox)];
}

function sheetPiece(rules: Ruleset, kind: PieceKind, prose: readonly ProseSection[]): SheetPiece {
  const { name, letter, royal } = kind;
  const { square, placement, marks } = moveDiagram(rules, kind.white);
  const betza = rules.spec.pieces[kind.index]?.betza;
  const isOrthodox = isOfChess(betza, royal);
  return {
    name,
    letter,
    royal,
    isOrthodox,
    count: countPieces(rules.start, kind.white),
    diagram: diagramOf(rules, placement, marks, kind),
    reach: { from: rules.board.name(square), marks },
    text: isOrthodox ? [] : textOf(kind, betza, prose),
  };
}

function diagramOf(
  rules: Ruleset,
  placement: Placement,
  marks: readonly DiagramMark[],
  { index }: PieceKind,
): SheetBoard {
  const board: SheetBoard = { ...wholeBoard(rules, placement), marks };
  // What stays in a block is understood by where that lies.
  const isBound = rules.spec.pieces[index]?.within !== undefined;
  return isBound ? board : cropped(board);
}

function isOfChess(betza: string | undefined, royal: boolean): boolean {
  return betza !== undefined && CHESS.some((name) => (name === ROYAL) === royal && canonical(name) === betza);
}

/** The Betza of a piece of the dictionary, as documents' pieces have theirs. */
function canonical(name: string): string | undefined {
  const found = lookUpPiece(name);
  const read = found.kind === 'found' ? parseBetza(found.entry.betza, 'xbetza') : undefined;
  return read?.ok ? printBetza(read.value) : undefined;
}

function textOf({ name }: PieceKind, betza: string | undefined, prose: readonly ProseSection[]): readonly Run[] {
  const own = prose.find(({ heading, depth }) => depth > 1 && namesPiece(heading, name))?.paragraphs[0];
  const told = own === undefined ? [] : caption(own);
  if (told.length > 0) return told;
  const known = lookUpPiece(name);
  if (known.kind === 'found' && canonical(name) === betza) return [{ text: `${known.entry.about}.`, style: 'plain' }];
  return betza === undefined ? [] : [{ text: betza, style: 'code' }];
}

/** Whether a heading is about a piece: its name, perhaps with an article or as one of several. */
export function namesPiece(heading: string, name: string): boolean {
  const wanted = folded(name);
  return heading
    .split(/,| and | & /)
    .map((part) => folded(part.replace(/^\s*(the|a|an)\s+/i, '')))
    .some((part) => part === wanted || part === `${wanted}s`);
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}

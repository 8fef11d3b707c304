/**
 * Material that a side cannot do without: pieces whose loss ends the game, whether a document names their kind or speaks of
 * everything but the king. The rules are asked: if a side had none of these left, would it have lost?
 */
import { COLOURS, type Colour, EMPTY, type PieceCode, type Placement, type Position } from '@hippodrome/rules';

/** Pieces of one side that must not all disappear. */
export interface VitalGroup {
  readonly side: Colour;
  readonly codes: readonly PieceCode[];
}

/** Centipawns of pressure on a side whose group has only one piece left; it falls with the square of their number. */
const PRESSURE = 400;

/** The groups as the rules judge them in this position: single kinds and, where none is enough, all that is not royal. */
export function findVitalGroups(root: Position): readonly VitalGroup[] {
  const { endings, kinds } = root.rules;
  if (!endings.some(({ lost }) => lost !== undefined)) return [];
  return COLOURS.flatMap((side) => {
    const codes = kinds.filter(({ royal }) => !royal).map((kind) => kind[side]);
    const groups = [...codes.map((code) => [code]), codes];
    const vital = groups.filter((group) => losesWithout(root, side, group));
    const single = vital.filter(({ length }) => length === 1);
    return (single.length > 0 ? single : vital).map((group) => ({ side, codes: group }));
  });
}

function losesWithout(root: Position, side: Colour, codes: readonly PieceCode[]): boolean {
  const placement = root.placement.map((code) => (codes.includes(code as PieceCode) ? EMPTY : code));
  return root.rules.endings.some((ending) => ending.lost?.({ ...root, placement }, side));
}

/** Centipawns that a group of so many pieces takes from its side. */
export function pressureOn(count: number): number {
  return count === 0 ? PRESSURE : Math.round(PRESSURE / count ** 2);
}

/** Whether taking the piece would leave one of the groups empty. */
export function isLastOfGroup(groups: readonly VitalGroup[], placement: Placement, piece: PieceCode): boolean {
  return groups.some(({ codes }) => codes.includes(piece) && countIn(placement, codes) <= 1);
}

function countIn(placement: Placement, codes: readonly PieceCode[]): number {
  let count = 0;
  for (const code of placement) if (code !== EMPTY && codes.includes(code as PieceCode)) count++;
  return count;
}

/** What is needed of a piece to draw it in any set: above all how it moves, in the line of text that the board package draws as a sign. */
import type { PlacedPiece } from '@hippodrome/board';
import { type MoveSign, type Step, writeMoves } from '@hippodrome/board/pieces';
import type { MovePattern, PieceSpec } from '@hippodrome/rules';

/** A piece as it is drawn, without a colour and a square. */
export type Pictured = Pick<PlacedPiece, 'name' | 'letter' | 'rank'> & {
  readonly glyph: string;
  readonly moves: string;
};

export function picturedPiece(piece: PieceSpec): Pictured {
  const { name, letter, glyph, royal, letterless } = piece;
  const rank = royal ? 'royal' : letterless ? 'foot' : undefined;
  return { name, letter, glyph, moves: movesOf(piece), ...(rank && { rank }) };
}

/** Moves that are made only once in a game are left out: a sign says what a piece does day by day. */
function movesOf({ patterns }: PieceSpec): string {
  const daily = patterns.filter(({ initial }) => !initial);
  return writeMoves((daily.length > 0 ? daily : patterns).map(signOf));
}

/** Of what may go on or turn, the first strides are shown. */
function signOf(pattern: MovePattern): MoveSign {
  const path: Step[] = [];
  let at: Step = [0, 0];
  for (const { stride, via, origin, lead = 0 } of [...(pattern.approach ?? []), pattern]) {
    if (origin !== undefined) at = plus(at, origin);
    path.push(...via.map((leg) => plus(at, leg)));
    at = plus(at, stride, 1 + lead);
    path.push(at);
  }
  const use = !pattern.capture ? 'quiet' : pattern.quiet ? 'both' : 'capture';
  return { path, rides: pattern.range > 1, use, hops: pattern.hop !== undefined };
}

function plus([files, ranks]: Step, [moreFiles, moreRanks]: Step, times = 1): Step {
  return [files + times * moreFiles, ranks + times * moreRanks];
}

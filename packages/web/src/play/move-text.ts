/** Moves for reading and for copying: numbered pairs, and the whole game as one text. */
import type { Colour } from '@hippodrome/rules';
import type { Line } from './session.js';

/** A move number with the plies played under it; the first mover's place may be empty at the start of a game. */
export interface Row {
  readonly number: number;
  /** Index into the lines and the line, for the side that begins and the other. */
  readonly plies: readonly [Entry | undefined, Entry | undefined];
}

export interface Entry {
  readonly ply: number;
  readonly line: Line;
}

/** @param first the side that begins in this game */
export function rowsOf(lines: readonly Line[], first: Colour): readonly Row[] {
  const rows: { number: number; plies: [Entry | undefined, Entry | undefined] }[] = [];
  lines.forEach((line, i) => {
    const entry = { ply: i + 1, line };
    const last = rows.at(-1);
    if (line.side === first) rows.push({ number: line.number, plies: [entry, undefined] });
    else if (last !== undefined && last.plies[1] === undefined) last.plies[1] = entry;
    else rows.push({ number: line.number, plies: [undefined, entry] });
  });
  return rows;
}

/** The moves in SAN, numbered: `1. e4 e5 2. Nf3`; `1... d5` where Black's move comes first under its number. */
export function movesText(lines: readonly Line[], first: Colour): string {
  return rowsOf(lines, first)
    .map(({ number, plies: [one, other] }) => {
      const opening = one ?? other;
      const dots = opening?.line.side === 'white' ? '.' : '...';
      return [`${number}${dots}`, one?.line.san, other?.line.san].filter((part) => part !== undefined).join(' ');
    })
    .join(' ');
}

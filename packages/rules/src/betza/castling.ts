/**
 * The atom `O` of the Interactive Diagram and XBoard: castling, with the piece at the end of the rank (or, with `j`, the one beside
 * it) as the partner. It is no atom like others: its number is not a range, and what it comes to is a rule of the game.
 */
import { error, type Problem, type Result, unlessErrors, warning } from '../result.js';
import type { BetzaCastling, CastlingSide } from './ast.js';
import type { Dialect } from './dialect.js';
import type { Prefix } from './prefix.js';
import { unsupported } from './unsupported.js';

/** @param written the `O` with the X, Y, O and digits behind it */
export function castlingFrom(prefix: Prefix, dialect: Dialect, written: string, column: number): Result<BetzaCastling> {
  const { leg } = prefix.draft;
  const sides = sidesOf(leg.directions.map(({ letter }) => letter));
  const inset = leg.modes.some(({ letter }) => letter === 'j') ? 1 : 0;
  const squares = Number(written.slice(1));
  const problems = [
    ...distanceErrors(written, column),
    ...modifierErrors(prefix),
    ...(dialect === 'xboard' ? xboardErrors(prefix, written, column) : []),
  ];
  if (problems.length === 0) {
    const canonical = printCastling({ sides: sides.length > 0 ? sides : ['l', 'r'], inset, squares });
    const advise = (what: string) => error('betza/bad-castling', `${what}: write "${canonical}"`, { column });
    if (sides.length === 0) problems.push(advise('castling needs its sides, s for both, l or r for one'));
    else if (!prefix.initial) problems.push(advise('a piece that has moved does not castle, which "i" says'));
    else if (prefix.disorderColumn !== undefined) {
      const advice = `some programs skip modifiers that are out of order: write "${canonical}"`;
      problems.push(warning('betza/modifier-order', advice, { column: prefix.disorderColumn }));
    }
  }
  return unlessErrors(problems, () => ({ sides, inset, squares, column }));
}

/** Castlings of one piece with different partners on one side, which rights of castling could not tell apart. */
export function partnerErrors(castlings: readonly BetzaCastling[]): readonly Problem[] {
  const other = castlings.find(({ inset }) => inset !== castlings[0]?.inset);
  if (other === undefined) return [];
  return [unsupported(printCastling(other), 'castling with another partner than before', other.column)];
}

export function printCastling({ sides, inset, squares }: Omit<BetzaCastling, 'column'>): string {
  return `i${sides.length > 1 ? 's' : sides.join('')}${inset === 1 ? 'j' : ''}O${squares}`;
}

function distanceErrors(written: string, column: number): Problem[] {
  const signs = /^[OXY]*/.exec(written)?.[0] ?? '';
  const digits = written.slice(signs.length);
  if (signs !== 'O') return [unsupported(written, 'a kind of castling that programs do not agree on', column)];
  if (/^[1-9]\d{0,2}$/.test(digits)) return [];
  const advice =
    'castling needs the number of squares that the king goes, as in "isO2"; a choice is written "isO2isO3"';
  return [error('betza/bad-range', advice, { column })];
}

function modifierErrors({ draft: { leg, ended }, ahead, group, start }: Prefix): readonly Problem[] {
  if (group !== undefined) return [unsupported('(…)', 'castling behind legs that may be repeated', group.column)];
  if (ahead) return [unsupported('ii', 'castling from the rank ahead of its own', start)];
  const twice = leg.modes.filter(({ letter }) => letter === 'j')[1];
  if (twice !== undefined) return [unsupported('jj', 'castling with a piece farther from the corner', twice.column)];
  const directions = leg.directions.filter(({ letter }) => !'slr'.includes(letter));
  const modes = leg.modes.filter(({ letter }) => letter !== 'j');
  const strange = [...directions, ...modes].map(({ letter, column }) =>
    error('betza/bad-castling', `"${letter}" says nothing of castling; before O may stand i, s, l, r and j`, {
      column,
    }),
  );
  const [first] = ended;
  if (first === undefined) return strange;
  const text = 'castling is no leg of a move: leave out what "a" joins to it';
  return [...strange, error('betza/bad-castling', text, { column: first.span.end })];
}

/** What XBoard takes for something else. */
function xboardErrors({ draft }: Prefix, written: string, column: number): readonly Problem[] {
  const jump = draft.leg.modes.find(({ letter }) => letter === 'j');
  return [
    ...(jump ? [unsupported('j', 'castling past whatever stands beside the king in XBoard', jump.column)] : []),
    ...(written === 'O1' ? [unsupported('O1', 'a pass in XBoard', column)] : []),
  ];
}

/** Each side once, left first. */
function sidesOf(directions: readonly string[]): readonly CastlingSide[] {
  return (['l', 'r'] as const).filter((side) => directions.includes(side) || directions.includes('s'));
}

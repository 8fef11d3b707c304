/**
 * What is wrong with a tree whose syntax is right: combinations that say nothing, contradict each other or cannot be
 * played.
 */
import { error, type Problem } from '../result.js';
import type { BetzaAtom, BetzaMove } from './ast.js';
import { atomKind } from './atoms.js';
import { partnerErrors } from './castling.js';
import { chainParts } from './chain.js';
import { modeErrors, repeatedModes } from './check-modes.js';
import { partErrors } from './check-parts.js';
import { readDirections } from './directions.js';
import { disputes } from './disputes.js';
import { plain } from './headings.js';
import { partsOf } from './unroll.js';
import { type Part, routesOf } from './walk.js';

/** Errors, and warnings of atoms that have no errors. */
export function checkBetza(move: BetzaMove): readonly Problem[] {
  return [...move.atoms.flatMap(checkAtom), ...partnerErrors(move.castlings ?? [])];
}

/** Whether an atom has no errors; it may be disputed. */
export function isSound(atom: BetzaAtom): boolean {
  return checkAtom(atom).every(({ severity }) => severity !== 'error');
}

function checkAtom(atom: BetzaAtom): readonly Problem[] {
  const errors = distinct(shapesOf(atom).flatMap((parts) => shapeErrors(atom, parts)));
  return errors.length > 0 ? errors : disputes(atom);
}

/** The parts of the move; where legs may be repeated, without, once and twice, which shows all that may meet. */
function shapesOf(atom: BetzaAtom): readonly (readonly Part[])[] {
  if (atom.onward !== undefined) return [chainParts(atom)];
  const times = Math.min(atom.repeat?.times ?? 0, 2);
  return Array.from({ length: times + 1 }, (_, i) => partsOf(atom, i));
}

function shapeErrors(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const [only] = parts;
  const errors = [
    ...directionErrors(parts),
    ...parts.flatMap(({ leg }) => repeatedModes(leg)),
    ...(parts.length === 1 && only !== undefined ? modeErrors(atom, only) : partErrors(atom, parts)),
  ];
  return errors.length > 0 || atom.onward === undefined ? errors : deadEnds(atom, parts);
}

function directionErrors(parts: readonly Part[]): readonly Problem[] {
  return parts.flatMap(({ letter, leg: { directions, span } }, index) => {
    const turn =
      index === 0 ? directions.find((direction) => direction.letter === 'z' || direction.letter === 'q') : undefined;
    if (turn !== undefined) {
      const text = `"${turn.letter}" is told from the turn before, and this is the first leg of the move`;
      return [error('betza/bad-direction', text, { column: turn.column })];
    }
    // A further leg is told from the one before it, in the eight directions of a king, whatever the atom.
    const symmetry = index === 0 ? atomKind(letter).symmetry : 'royal';
    const reading = readDirections(symmetry, plain(directions, undefined));
    if (reading.ok) return [];
    const column = directions[reading.index]?.column ?? span.end;
    return [error('betza/bad-direction', reading.message, { column })];
  });
}

/** Chains in which some atom has no leap in the directions that it is given. */
function deadEnds(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const dead = parts.findIndex((_, i) => routesOf(parts.slice(0, i + 1), atom.initial, budget()).length === 0);
  const part = parts[dead];
  if (part === undefined) return [];
  const text =
    `${part.letter} has no move that way from ${parts[dead - 1]?.letter ?? 'there'}: ` +
    'directions behind the sign are told from the leap before';
  return [error('betza/bad-direction', text, { column: part.leg.directions[0]?.column ?? part.leg.span.end })];
}

/** Enough to find one way, and not so much that a long chain could run away. */
function budget(): () => boolean {
  let steps = 0;
  return () => ++steps <= 2048;
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, column, message }) => {
    const key = `${code} ${column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

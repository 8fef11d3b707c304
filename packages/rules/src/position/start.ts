/** Where positions come from: the starting array, or a setup that turns out to be legal. */
import { COLOURS, type Colour, opposite } from '../colour.js';
import { error, type Problem, type Result, unlessErrors } from '../result.js';
import { type PieceKind, straySquares } from '../rule/frame.js';
import type { Ruleset } from '../rule/ruleset.js';
import { checkSuspended, royalAttacked } from './check.js';
import { countPieces, EMPTY, kindOf, type PieceCode } from './placement.js';
import type { Position } from './position.js';
import { type Setup, saysNothing } from './setup.js';

/** The position before the first move. */
export function startPosition(rules: Ruleset): Position {
  const states: unknown[] = rules.rules.map(({ hooks }) => hooks.state?.start);
  return { rules, placement: rules.start, sideToMove: rules.first, halfmoveClock: 0, fullmoveNumber: 1, states };
}

/**
 * A position of a setup. Rights and passed squares that the placement contradicts are dropped with a warning; a setup that no
 * game could go on from is refused, with every reason.
 */
export function setUp(rules: Ruleset, setup: Setup): Result<Position> {
  const problems: Problem[] = [...strangePieces(rules, setup), ...badClocks(setup)];
  if (problems.length > 0) return { ok: false, problems };
  const position = { ...withoutStates(rules, setup), states: readStates(rules, setup, problems) };
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  problems.push(
    ...strayPieces(position),
    ...wrongRoyals(position),
    ...capturableRoyal(position),
    ...lostByBoth(position),
  );
  for (const { hooks } of rules.having.objections) {
    problems.push(...hooks.objections(position).map((found) => ({ ...found, severity: 'error' as const })));
  }
  return unlessErrors(problems, () => position);
}

function withoutStates(rules: Ruleset, setup: Setup): Omit<Position, 'states'> {
  const { placement, sideToMove, halfmoveClock, fullmoveNumber } = setup;
  return { rules, placement: placement.slice(), sideToMove, halfmoveClock, fullmoveNumber };
}

function strangePieces(rules: Ruleset, { placement }: Setup): Problem[] {
  const size = rules.board.files * rules.board.ranks;
  if (placement.length !== size)
    return [
      error('setup/wrong-size', `the board has ${size} squares, not ${placement.length}`, {
        values: { size, found: placement.length },
      }),
    ];
  const highest = 2 * rules.kinds.length + 1;
  const isStrange = (code: number, square: number): boolean =>
    code !== EMPTY && (code < 2 || code > highest || !rules.board.has(square));
  return [...placement].some(isStrange)
    ? [error('setup/strange-piece', 'a piece of another game, or one on a square that is not on the board')]
    : [];
}

/** Pieces outside the block that they never leave. */
function strayPieces({ rules, placement }: Pick<Position, 'rules' | 'placement'>): Problem[] {
  return straySquares(rules, placement).map((square) => {
    const { name } = rules.kinds[kindOf(placement[square] as PieceCode)] as PieceKind;
    const values = { piece: name, square: rules.board.name(square) };
    return error('setup/stray-piece', `the ${name} on ${values.square} is where it can never come`, { values });
  });
}

function badClocks({ halfmoveClock, fullmoveNumber }: Setup): Problem[] {
  const problems: Problem[] = [];
  if (!Number.isSafeInteger(halfmoveClock) || halfmoveClock < 0) {
    problems.push(
      error('setup/bad-clock', 'the half-move clock is a whole number from 0', { values: { form: 'clock' } }),
    );
  }
  if (!Number.isSafeInteger(fullmoveNumber) || fullmoveNumber < 1) {
    problems.push(
      error('setup/bad-clock', 'the full-move number is a whole number from 1', { values: { form: 'number' } }),
    );
  }
  return problems;
}

function readStates(rules: Ruleset, setup: Setup, problems: Problem[]): readonly unknown[] {
  return rules.rules.map(({ hooks: { state } }) => {
    if (state === undefined) return undefined;
    const field = setup.fields[state.field];
    if (field === undefined || saysNothing(field.text)) return state.empty;
    const result = state.read(field.text, setup);
    const shift = (field.column ?? 1) - 1;
    const found = result.ok ? result.warnings : result.problems;
    problems.push(...found.map((problem) => ({ ...problem, column: (problem.column ?? 1) + shift })));
    return result.ok ? result.value : state.empty;
  });
}

/** A side needs a royal of each royal kind it begins with, and has no more of them than it began with. */
function wrongRoyals({ rules, placement }: Position): Problem[] {
  return COLOURS.flatMap((side) =>
    rules.kinds
      .filter(({ royal }) => royal)
      .flatMap((kind) => {
        const code: PieceCode = kind[side];
        const count = countPieces(placement, code);
        const most = countPieces(rules.start, code);
        if (count <= most && (count > 0 || most === 0)) return [];
        const message = `${side} has ${count === 0 ? 'no' : count} ${kind.name}${count > 1 ? 's' : ''}; ${most} at the most, 1 at the least`;
        const values = { side, piece: kind.name, found: count, most };
        return [error(count === 0 ? 'setup/no-royal' : 'setup/too-many-royals', message, { values })];
      }),
  );
}

function capturableRoyal(position: Position): Problem[] {
  const waiting = opposite(position.sideToMove);
  if (checkSuspended(position) || !royalAttacked(position.rules, position.placement, waiting)) return [];
  const values = { rival: waiting, side: position.sideToMove };
  return [error('setup/opponent-in-check', `${waiting} is in check, yet it is ${values.side}'s move`, { values })];
}

function lostByBoth(position: Position): Problem[] {
  const hasLost = (side: Colour): boolean => position.rules.endings.some((ending) => ending.lost?.(position, side));
  return COLOURS.every(hasLost) ? [error('setup/lost-by-both', 'the game would be over for both sides at once')] : [];
}

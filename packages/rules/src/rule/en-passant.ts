/**
 * En passant. No document states this rule: it is in force when some piece's Betza has `e`. Every initial non-capturing move (and
 * every one with `nn`) that passes squares leaves them open for one ply to capture by such a piece, unless it promotes; the piece that
 * passed them disappears.
 */
import { z } from 'zod';
import type { Board, Square } from '../board/board.js';
import { byColour, type Colour, opposite } from '../colour.js';
import { areMet } from '../movement/demands.js';
import { passedBy, type Ride } from '../movement/rides.js';
import { type Move, NO_SQUARES, type Step } from '../position/move.js';
import { colourBit, colourOf, EMPTY, kindOf, type PieceCode, type Placement } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { stateOf } from '../position/states.js';
import { error, ok, type Problem, type Result, warning } from '../result.js';
import type { Frame } from './frame.js';
import type { RuleModule, StateHooks } from './rule.js';

/** The squares just passed, in the order passed, and where the piece that passed them stands. */
export interface Passed {
  readonly squares: readonly Square[];
  readonly victim: Square;
  /** Whether the squares alone leave open who passed them, so that a FEN names the victim behind them. */
  readonly named: boolean;
}

const NOTHING: Passed = { squares: NO_SQUARES, victim: -1 as Square, named: false };

/** A move that passes squares and leaves them open. */
interface PassingMove {
  readonly piece: PieceCode;
  readonly from: Square;
  readonly to: Square;
  readonly passed: readonly Square[];
}

export const enPassant: RuleModule<true, Passed> = {
  key: 'en-passant',
  schema: z.never({
    error: 'en passant needs no key: give the piece a Betza move with e, such as fceF',
  }) as unknown as z.ZodType<true>,
  implied: (frame) => (capturers(frame).length > 0 ? true : undefined),
  compile(_option, frame) {
    const codes = capturers(frame);
    const state = passedState(frame);
    return ok({
      state,
      generate(position, passed, emit) {
        for (const capture of capturesOf(codes, position, passed)) emit(capture);
      },
      ...(codes.some((code) => mayGoBothWays(frame, code)) && {
        // A capture and a quiet move between the same squares could not be told apart in writing: the capture it is.
        forbids: (move, position, passed) =>
          move.type === 'step' &&
          move.captures.length === 0 &&
          passed.squares.includes(move.to) &&
          capturesOf(codes, position, passed).some(({ from, to }) => from === move.from && to === move.to),
      }),
      facts: [{ fact: 'en-passant', passed: (position) => stateOf(position, state) }],
      sentences: [
        {
          code: 'rule/en-passant',
          message: `A piece that passes squares with its initial move may be captured en passant on any of them, by the very next move, by a ${names(frame, codes).join(' or ')}.`,
          values: { pieces: names(frame, codes) },
        },
      ],
    });
  },
};

function capturers(frame: Frame): readonly PieceCode[] {
  return frame.kinds
    .flatMap((kind) => [kind.white, kind.black])
    .filter((code) =>
      frame.board.squares.some((square) => frame.rides.from(code, square).some((ride) => ride.enPassant)),
    );
}

function names(frame: Frame, codes: readonly PieceCode[]): readonly string[] {
  return [...new Set(codes.map((code) => frame.kinds[kindOf(code)]?.name ?? ''))];
}

/** Whether a piece may reach some square both without capturing and by a capture en passant. */
function mayGoBothWays({ board, rides }: Frame, code: PieceCode): boolean {
  return board.squares.some((from) => {
    const quiet = new Set(rides.from(code, from).flatMap((ride) => (ride.quiet ? ride.squares : NO_SQUARES)));
    return rides.from(code, from).some((ride) => ride.enPassant && ride.squares.some((to) => quiet.has(to)));
  });
}

/** All captures of the piece that has just passed squares, of which a royal one suffers none. */
function capturesOf(codes: readonly PieceCode[], position: Position, { squares, victim }: Passed): readonly Step[] {
  const { rules, placement, sideToMove } = position;
  if (squares.length === 0 || rules.kinds[kindOf(placement[victim] as PieceCode)]?.royal === true) return [];
  const isOpen = ({ demands }: Ride): boolean =>
    demands === undefined || areMet(demands, placement, colourBit(sideToMove));
  return rules.board.squares.flatMap((from) => {
    const piece = placement[from] as PieceCode;
    if (piece === EMPTY || colourOf(piece) !== sideToMove || !codes.includes(piece)) return [];
    const rides = rules.rides.from(piece, from).filter((ride) => ride.enPassant && isOpen(ride));
    const targets = new Set(rides.flatMap((ride) => landings(ride, placement, from)));
    return squares
      .filter((to) => targets.has(to))
      .map((to): Step => ({ type: 'step', from, to, piece, promotion: EMPTY, captures: [victim], passed: NO_SQUARES }));
  });
}

/** The squares on which a ride may end, being empty; the one it leaves is as well by then. */
function landings({ squares, via, hop }: Ride, placement: Placement, from: Square): readonly Square[] {
  const isEmpty = (square: Square): boolean => square === from || placement[square] === EMPTY;
  const blocked = squares.findIndex((_square, i) => via?.[i]?.every(isEmpty) === false);
  const open = blocked < 0 ? squares : squares.slice(0, blocked);
  const first = open.findIndex((square) => !isEmpty(square));
  if (hop === undefined) return first < 0 ? open : open.slice(0, first);
  if (first < 0 || first >= hop.before) return NO_SQUARES;
  const behind = open.slice(first + 1, first + 1 + hop.after);
  const second = behind.findIndex((square) => !isEmpty(square));
  return second < 0 ? behind : behind.slice(0, second);
}

function passedState(frame: Frame): StateHooks<Passed> {
  const { board } = frame;
  const moves = byColour((side) => passingMoves(frame, side));
  return {
    field: 'en-passant',
    start: NOTHING,
    empty: NOTHING,
    next(_passed, move, { sideToMove }, after) {
      // A piece that has become another one is no longer the one that passed.
      if (move.type !== 'step' || move.passed.length === 0 || move.promotion !== EMPTY) return NOTHING;
      const named = explanations(moves[sideToMove], move.passed, after).length > 1;
      return { squares: move.passed, victim: move.to, named };
    },
    write: ({ squares, victim, named }) =>
      squares.map((square) => board.name(square)).join('') + (named ? board.name(victim) : '') || '-',
    read: (text, { placement, sideToMove }) => readPassed(board, moves[opposite(sideToMove)], text, placement),
    signature: (passed, _position, legalMoves) =>
      passed.squares.length === 0
        ? ''
        : legalMoves
            .filter((move) => isEnPassant(passed, move))
            .map((move) => `${move.from}-${move.to}x${passed.victim}`)
            .join(),
  };
}

function isEnPassant({ squares, victim }: Passed, move: Move): move is Step {
  return move.type === 'step' && squares.includes(move.to) && move.captures.length === 1 && move.captures[0] === victim;
}

/**
 * Reads the squares passed. A square that is occupied is where the victim stands: other programs name it always, here it is needed
 * only when two pieces may have passed the same squares.
 */
function readPassed(board: Board, moves: readonly PassingMove[], text: string, placement: Placement): Result<Passed> {
  const names = text.match(/[a-z]\d+|./g) ?? [];
  const problems: Problem[] = [];
  const squares: Square[] = [];
  let column = 1;
  for (const name of names) {
    const square = board.find(name);
    if (square === undefined) {
      problems.push(
        error('fen/bad-en-passant', `"${name}" is not a square of this board; write "-" or the squares passed`, {
          column,
          values: { square: name },
        }),
      );
    } else {
      squares.push(square);
    }
    column += name.length;
  }
  if (problems.length > 0) return { ok: false, problems };
  const passed = squares.filter((square) => placement[square] === EMPTY);
  const victims = squares.filter((square) => placement[square] !== EMPTY);
  const possible = explanations(moves, passed, placement);
  const explanation = possible.find(({ to }) => victims.every((victim) => victim === to));
  if (explanation !== undefined) {
    return ok({ squares: explanation.passed, victim: explanation.to, named: possible.length > 1 });
  }
  const message = `en passant ${squares.length > 1 ? 'squares' : 'square'} ${text} dropped: no move just made passes there`;
  return ok(NOTHING, [warning('fen/en-passant-dropped', message, { column: 1, values: { squares: text } })]);
}

/** The moves that, as things stand, may just have been made over exactly these squares. */
function explanations(
  moves: readonly PassingMove[],
  squares: readonly Square[],
  placement: Placement,
): readonly PassingMove[] {
  return moves.filter(
    ({ piece, from, to, passed }) =>
      placement[to] === piece &&
      placement[from] === EMPTY &&
      passed.length === squares.length &&
      passed.every((square) => placement[square] === EMPTY && squares.includes(square)),
  );
}

function passingMoves(frame: Frame, side: Colour): readonly PassingMove[] {
  const moves: PassingMove[] = [];
  for (const kind of frame.kinds) {
    const piece = kind[side];
    for (const from of frame.board.squares) {
      for (const ride of frame.rides.from(piece, from)) {
        if (!ride.opens || !ride.quiet) continue;
        ride.squares.forEach((to, i) => {
          const passed = passedBy(ride, i);
          if (passed.length > 0) moves.push({ piece, from, to, passed });
        });
      }
    }
  }
  return moves;
}

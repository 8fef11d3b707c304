/** One game: whose turn it is, whether the move came in time, and what ended it. The rules have the first word about that. */
import {
  type ByColour,
  COLOURS,
  type Colour,
  expectOk,
  Game,
  type Move,
  ok,
  opposite,
  type Position,
  type Result,
  writeUci,
} from '@hippodrome/rules';
import { type Adjudication, Adjudicator } from './adjudication.js';
import { Clock } from './clock.js';
import type { Answer, Contestant, Fault } from './contestant.js';
import type { MoveRecord, Reason } from './record.js';
import type { TimeControl } from './time-control.js';

/** What holds for every game of a match. */
export interface GameTerms {
  readonly start: Position;
  /** Milliseconds by which an engine may overstep its time, since not all of the delay is its own. */
  readonly margin: number;
  /** Milliseconds for a move where no time is set. */
  readonly patience: number;
  /** Moves of each side after which a game is stopped. */
  readonly maxMoves: number;
  readonly adjudication: Adjudication;
}

export interface Seating {
  readonly players: ByColour<Contestant>;
  readonly controls: ByColour<TimeControl>;
}

/** How a game went. */
export interface PlayedGame extends GameEnd {
  readonly moves: readonly MoveRecord[];
}

type Thought = Extract<Answer, { type: 'move' }>;

interface GameEnd {
  readonly winner: Colour | null;
  readonly reason: Reason;
  readonly fault?: { readonly by: Colour; readonly message: string };
}

/**
 * @param opening legal moves that both sides have to play
 * @returns a problem only when a player cannot be started at all
 */
export async function playGame(
  terms: GameTerms,
  { players, controls }: Seating,
  opening: readonly Move[],
): Promise<Result<PlayedGame>> {
  for (const colour of COLOURS) {
    const ready = await players[colour].newGame();
    if (!ready.ok) return ready;
  }
  const game = new Game(terms.start);
  const moves = opening.map((move) => playOpeningMove(game, move));
  const clocks = { white: new Clock(controls.white), black: new Clock(controls.black) };
  const adjudicator = new Adjudicator(terms.adjudication);
  let end = naturalEnd(game, terms);
  while (end === undefined) {
    const side = game.position.sideToMove;
    const clock = clocks[side];
    const limit = clock.limit;
    const answer = await players[side].think(game, {
      control: controls[side],
      clocks: { white: clocks.white.reading, black: clocks.black.reading },
      deadline: limit === undefined ? terms.patience : limit + terms.margin,
    });
    if (answer.type === 'fault') return ok({ ...endByFault(game, answer.fault, limit !== undefined), moves });
    const number = game.position.fullmoveNumber;
    const text = writeUci(game.position.rules, answer.move);
    expectOk(game.play(answer.move));
    clock.spend(answer.elapsed);
    moves.push(recordOf(text, answer, controls[side], clock));
    end = naturalEnd(game, terms) ?? adjudicated(adjudicator.judge(side, answer.info.score, number));
  }
  return ok({ ...end, moves });
}

function playOpeningMove(game: Game, move: Move): MoveRecord {
  const text = writeUci(game.position.rules, move);
  expectOk(game.play(move));
  return { move: text };
}

function recordOf(move: string, { info, elapsed }: Thought, control: TimeControl, clock: Clock): MoveRecord {
  const { score, depth } = info;
  return {
    move,
    ...(score !== undefined && { score }),
    ...(depth !== undefined && { depth }),
    elapsed: Math.round(elapsed),
    ...(control.type === 'clock' && { clock: Math.round(clock.reading.left) }),
  };
}

function naturalEnd(game: Game, { maxMoves }: GameTerms): GameEnd | undefined {
  const { outcome } = game;
  if (outcome !== undefined) return { winner: outcome.winner, reason: outcome.rule };
  if (game.frozen) return { winner: null, reason: 'frozen' };
  return game.plies.length >= 2 * maxMoves ? { winner: null, reason: 'too-long' } : undefined;
}

function adjudicated(winner: Colour | null | undefined): GameEnd | undefined {
  if (winner === undefined) return undefined;
  return { winner, reason: winner === null ? 'adjudicated-draw' : 'adjudicated-win' };
}

/** Overstepping a set time is a matter of the game's rules; everything else loses. */
function endByFault(game: Game, { kind, message }: Fault, isTimed: boolean): GameEnd {
  const by = game.position.sideToMove;
  if (kind !== 'late' || !isTimed) return { winner: opposite(by), reason: kind, fault: { by, message } };
  const { winner, rule } = expectOk(game.timeOut(by));
  return { winner, reason: rule, fault: { by, message } };
}

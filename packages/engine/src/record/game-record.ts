/** Games as texts, read and written. Both sides of the channel to a worker use the same words for a game. */
import {
  error,
  fail,
  Game,
  ok,
  type Position,
  parseUci,
  type Result,
  type Ruleset,
  readPosition,
  startPosition,
  writeFen,
  writeUci,
} from '@hippodrome/rules';
import { atMove } from './reading.js';

/** A game as texts: where it began and what was played. */
export interface GameRecord {
  /** FEN of the first position; the game's starting array when left out. */
  readonly fen?: string;
  /** Coordinate moves. */
  readonly moves: readonly string[];
}

/** The game that a record tells. Codes: those of FENs, setups and coordinate moves, and `game/over` for moves after the end. */
export function readRecord(rules: Ruleset, record: GameRecord): Result<Game> {
  const start = record.fen === undefined ? ok(startPosition(rules)) : readPosition(rules, record.fen);
  if (!start.ok) return start;
  const game = new Game(start.value);
  for (const [index, text] of record.moves.entries()) {
    const move = parseUci(game.position, text);
    const played = move.ok ? game.play(move.value) : move;
    if (!played.ok) return { ok: false, problems: played.problems.map((problem) => atMove(problem, index, text)) };
  }
  return ok(game);
}

/** The game up to here, as a player is asked about it. */
export function recordOf(game: Game): GameRecord {
  const { rules } = game.position;
  return { fen: writeFen(game.start), moves: game.plies.map(({ move }) => writeUci(rules, move)) };
}

/** The positions before the present one, in order. */
export function historyOf(game: Game): readonly Position[] {
  return game.plies.map(({ before }) => before);
}

/** A problem when the game is over, so that nobody is to move. */
export function refuseIfOver({ outcome, position }: Game): Result<Position> {
  if (outcome === undefined) return ok(position);
  return fail(error('engine/game-over', `the game is over: ${outcome.rule}`));
}

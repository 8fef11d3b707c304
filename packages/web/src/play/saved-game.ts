/**
 * A game as it outlives a reload: text that `JSON` reads, moves in coordinates, positions as FEN. What comes back may be old, cut
 * short or written by somebody else: nothing is trusted, everything is replayed, and what does not fit is a problem, not a crash.
 */
import {
  type ByColour,
  COLOURS,
  type Colour,
  error,
  fail,
  ok,
  type Problem,
  parseUci,
  type Result,
  type Ruleset,
  readPosition,
  stopClock,
  writeFen,
} from '@hippodrome/rules';
import { LEVELS, LONGEST_INCREMENT, LONGEST_MINUTES } from '../router.js';
import type { ClockSetting } from './clocks.js';
import { type Declaration, Session } from './session.js';
import { SEATS, type Settings } from './settings.js';

const VERSION = 1;
/** More plies than anybody plays; longer texts are not even read. */
const MOST_MOVES = 4000;
const LONGEST_TEXT = 200_000;

interface SavedGame {
  readonly version: typeof VERSION;
  /** Tells whether the rules are still those the game was played by. */
  readonly rules: string;
  readonly start: string;
  readonly moves: readonly string[];
  readonly settings: Settings;
  /** Milliseconds left, in a game with clocks. */
  readonly left?: ByColour<number>;
  readonly declared?: Declaration;
  readonly flipped: boolean;
  /** For lists of games, which do not replay. */
  readonly isOver: boolean;
  /** Likewise: the position as FEN, and milliseconds since 1970; both absent in games kept by older versions of this page. */
  readonly fen?: string;
  readonly at?: number;
}

/** What is known of a saved game without replaying it. */
export interface SavedSummary extends Pick<SavedGame, 'isOver' | 'fen' | 'at' | 'settings'> {
  readonly plies: number;
}

export interface Restored {
  readonly session: Session;
  readonly flipped: boolean;
}

/** @param now the clock is written as it stands then */
export function saveGame(session: Session, flipped: boolean, now: number): string {
  const { clock, declared, settings, game, lines, rules } = session;
  const saved: SavedGame = {
    version: VERSION,
    rules: fingerprint(rules),
    start: writeFen(game.start),
    moves: lines.map(({ uci }) => uci),
    settings,
    ...(clock && { left: stopClock(clock, now).left }),
    ...(declared && { declared }),
    flipped,
    isOver: session.outcome !== undefined,
    fen: writeFen(game.position),
    at: now,
  };
  return JSON.stringify(saved);
}

/**
 * The game of a saved text, replayed move by move. Its clock stands; `Session.resume` sets it going.
 *
 * Codes: `saved/unreadable`, `saved/other-version`, `saved/other-rules`, `saved/bad-start`, `saved/bad-move`.
 */
export function restoreGame(rules: Ruleset, text: string, now: number): Result<Restored> {
  const read = readSaved(text);
  if (!read.ok) return read;
  const saved = read.value;
  if (saved.rules !== fingerprint(rules))
    return fail(error('saved/other-rules', 'the rules of the game have changed since'));
  const start = readPosition(rules, saved.start);
  if (!start.ok)
    return fail(
      error('saved/bad-start', `its starting position is none: ${first(start.problems).message}`, {
        values: { why: [first(start.problems)] },
      }),
    );
  const session = new Session(rules, saved.settings, start.value);
  for (const [i, uci] of saved.moves.entries()) {
    const move = parseUci(session.game.position, uci);
    const played = move.ok ? session.play(move.value, now) : move;
    if (played.ok) continue;
    const why = first(played.problems);
    const values = { number: i + 1, move: uci, why: [why] };
    return fail(error('saved/bad-move', `move ${i + 1}, ${uci}: ${why.message}`, { values }));
  }
  session.pause(now);
  if (saved.left !== undefined) session.resume(now, saved.left);
  session.pause(now);
  if (saved.declared !== undefined && session.outcome === undefined) session.redeclare(saved.declared, now);
  return ok({ session, flipped: saved.flipped });
}

/** Undefined when it cannot be read. */
export function summary(text: string): SavedSummary | undefined {
  const read = readSaved(text);
  return read.ok ? { ...read.value, plies: read.value.moves.length } : undefined;
}

/** Changes whenever board, pieces, array or rules of the document do; prose may change freely. */
export function fingerprint({ spec }: Ruleset): string {
  const { board, first: firstSide, pieces, setup, rules } = spec;
  const moving = pieces.map(({ name, letter, royal, patterns }) => ({ name, letter, royal, patterns }));
  const text = JSON.stringify({ board, firstSide, moving, setup, rules });
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The first that is an error: what has failed has one. */
function first(problems: readonly Problem[]): Problem {
  return problems.find(({ severity }) => severity === 'error') as Problem;
}

function readSaved(text: string): Result<SavedGame> {
  if (text.length > LONGEST_TEXT) return unreadable('it is too long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('it is no JSON');
  }
  if (!isRecord(value)) return unreadable('it is no object');
  if (value.version !== VERSION) {
    return fail(error('saved/other-version', 'it was written by another version of this page'));
  }
  const { rules, start, moves, flipped, isOver } = value;
  const settings = readSettings(value.settings);
  if (
    typeof rules !== 'string' ||
    typeof start !== 'string' ||
    typeof flipped !== 'boolean' ||
    typeof isOver !== 'boolean'
  )
    return unreadable('a part is missing');
  if (!Array.isArray(moves) || moves.length > MOST_MOVES || !moves.every((move) => typeof move === 'string')) {
    return unreadable('its moves are no list of texts');
  }
  if (settings === undefined) return unreadable('its settings make no sense');
  const left = readLeft(value.left);
  const declared = readDeclared(value.declared);
  const { fen, at } = value;
  return ok({
    version: VERSION,
    rules,
    start,
    moves,
    settings,
    flipped,
    isOver,
    ...(left && { left }),
    ...(declared && { declared }),
    ...(typeof fen === 'string' && { fen }),
    ...(typeof at === 'number' && Number.isFinite(at) && { at }),
  });
}

function unreadable(why: string): Result<never> {
  return fail(error('saved/unreadable', `the saved game cannot be read: ${why}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readSettings(value: unknown): Settings | undefined {
  if (!isRecord(value) || !isRecord(value.seats)) return undefined;
  const { white, black } = value.seats;
  const level = LEVELS.find((known) => known === value.level);
  const seats = { white: SEATS.find((seat) => seat === white), black: SEATS.find((seat) => seat === black) };
  if (level === undefined || seats.white === undefined || seats.black === undefined) return undefined;
  if (value.clock === undefined) return { seats: seats as Settings['seats'], level, clock: undefined };
  const clock = readClock(value.clock);
  return clock && { seats: seats as Settings['seats'], level, clock };
}

function readClock(value: unknown): ClockSetting | undefined {
  if (!isRecord(value)) return undefined;
  const { minutes, increment } = value;
  if (!isWithin(minutes, LONGEST_MINUTES) || minutes === 0 || !isWithin(increment, LONGEST_INCREMENT)) return undefined;
  return { minutes, increment };
}

function readLeft(value: unknown): ByColour<number> | undefined {
  if (!isRecord(value)) return undefined;
  const { white, black } = value;
  const most = 24 * 3_600_000;
  return isWithin(white, most) && isWithin(black, most) ? { white, black } : undefined;
}

function readDeclared(value: unknown): Declaration | undefined {
  if (!isRecord(value)) return undefined;
  const side: Colour | undefined = COLOURS.find((colour) => colour === value.side);
  if (value.rule === 'agreement') return { rule: value.rule };
  if ((value.rule === 'resignation' || value.rule === 'timeout') && side !== undefined)
    return { rule: value.rule, side };
  return undefined;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most;
}

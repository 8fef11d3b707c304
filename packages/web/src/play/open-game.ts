/** What an address and the storage come to: the game to go on with, or a new one, and what has to be said about it. */
import type { Problem, Ruleset } from '@hippodrome/rules';
import type { PlayOptions } from '../router.js';
import { readPosition } from './position-text.js';
import { restoreGame } from './saved-game.js';
import { Session } from './session.js';
import { loneSide, settingsOf } from './settings.js';

export interface Opened {
  readonly session: Session;
  readonly flipped: boolean;
  /** Whether it is a game of an earlier visit that has moves. */
  readonly restored: boolean;
  /** Why the kept game could not be used. */
  readonly dropped: readonly Problem[];
  /** What is wrong with the position that was asked for, or what was changed in it. */
  readonly position: readonly Problem[];
}

/**
 * @param saved the text kept for this address, if there is one
 * @param random from 0 to 1, for a random side
 */
export function openGame(
  rules: Ruleset,
  options: PlayOptions,
  saved: string | undefined,
  now: number,
  random: number,
): Opened {
  const kept = saved === undefined ? undefined : restoreGame(rules, saved, now);
  if (kept?.ok) {
    const { session, flipped } = kept.value;
    return { session, flipped, restored: session.lines.length > 0, dropped: [], position: [] };
  }
  return { ...newGame(rules, options, random), dropped: kept?.problems ?? [] };
}

/** A new game; one with a position that cannot be set up begins from the array. */
export function newGame(rules: Ruleset, options: PlayOptions, random: number): Opened {
  const start = options.fen === undefined ? undefined : readPosition(rules, options.fen);
  const first = start?.ok ? start.value.sideToMove : rules.first;
  const settings = settingsOf(options, first, random);
  const session = new Session(rules, settings, start?.ok ? start.value : undefined);
  const position = start === undefined ? [] : start.ok ? start.warnings : start.problems;
  return { session, flipped: loneSide(settings) === 'black', restored: false, dropped: [], position };
}

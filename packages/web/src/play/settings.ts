/** How a game is to be played: who sits where, how strong the computer is, with what clock. */
import { type ByColour, COLOURS, type Colour, opposite } from '@hippodrome/rules';
import type { Level, PlayOptions, SideChoice } from '../router.js';
import type { ClockSetting } from './clocks.js';

export const SEATS = ['person', 'computer'] as const;
export type Seat = (typeof SEATS)[number];

export interface Settings {
  readonly seats: ByColour<Seat>;
  readonly level: Level;
  readonly clock: ClockSetting | undefined;
}

export const DEFAULT_LEVEL: Level = 3;

/**
 * Settings of a game that an address or the dialog asks for.
 * @param first who moves first: the person's side when nothing is asked
 * @param random a number from 0 to 1 that decides a random choice of sides
 */
export function settingsOf(options: PlayOptions, first: Colour, random: number): Settings {
  const { mode = 'computer', level = DEFAULT_LEVEL, side = first, minutes, increment = 0 } = options;
  return {
    seats: mode === 'hotseat' ? { white: 'person', black: 'person' } : against(chosenSide(side, random)),
    level,
    clock: minutes === undefined ? undefined : { minutes, increment },
  };
}

/** The side the only person plays; undefined when two people share the screen. */
export function loneSide(settings: Settings): Colour | undefined {
  const people = COLOURS.filter((side) => settings.seats[side] === 'person');
  return people.length === 1 ? people[0] : undefined;
}

function chosenSide(side: SideChoice, random: number): Colour {
  if (side !== 'random') return side;
  return random < 0.5 ? 'white' : 'black';
}

function against(person: Colour): ByColour<Seat> {
  const computer = opposite(person);
  return { white: computer === 'white' ? 'computer' : 'person', black: computer === 'black' ? 'computer' : 'person' };
}

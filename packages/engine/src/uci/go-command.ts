/** `go`: what to think about and for how long. */
import type { Colour } from '@hippodrome/rules';
import type { ThinkOptions } from '../engine/engine.js';
import { quoted, wholeNumber } from '../protocol/text.js';
import type { Limits } from '../search/budget.js';

export interface GoCommand {
  readonly limits: Limits;
  /** What the clocks show, in milliseconds. */
  readonly remaining: Partial<Record<Colour, number>>;
  readonly increment: Partial<Record<Colour, number>>;
  readonly movesToGo?: number;
  readonly pondering: boolean;
  readonly infinite: boolean;
  readonly among: readonly string[];
  /** Plies to count instead of thinking. */
  readonly perft?: number;
  /** What could not be understood, in words; it is ignored. */
  readonly complaints: readonly string[];
}

const LONGEST = 2 ** 31 - 1;
const DEEPEST = 1000;

/** Parameters with a number, and the least and the most that make sense. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  wtime: [-LONGEST, LONGEST],
  btime: [-LONGEST, LONGEST],
  winc: [0, LONGEST],
  binc: [0, LONGEST],
  movestogo: [1, DEEPEST],
  depth: [1, DEEPEST],
  nodes: [1, Number.MAX_SAFE_INTEGER],
  movetime: [0, LONGEST],
  mate: [1, DEEPEST],
  perft: [1, DEEPEST],
};
const WORDS = new Set([...Object.keys(NUMBERS), 'infinite', 'ponder', 'searchmoves']);

/** @param words behind `go` */
export function readGoCommand(words: readonly string[]): GoCommand {
  const numbers = new Map<string, number>();
  const complaints: string[] = [];
  const among: string[] = [];
  const flags = new Set<string>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const bounds = Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
    if (bounds !== undefined) {
      const number = wholeNumber(words[i + 1], ...bounds);
      if (number === undefined) complaints.push(`${word} needs a whole number; it is ignored`);
      else numbers.set(word, number);
      if (i + 1 < words.length && !WORDS.has(words[i + 1] as string)) i++;
    } else if (word === 'infinite' || word === 'ponder') {
      flags.add(word);
    } else if (word === 'searchmoves') {
      while (i + 1 < words.length && !WORDS.has(words[i + 1] as string)) among.push(words[++i] as string);
    } else {
      complaints.push(`go does not know ${quoted(word)}; it is ignored`);
    }
  }
  return { ...commandOf(numbers, flags), among, complaints };
}

function commandOf(numbers: ReadonlyMap<string, number>, flags: ReadonlySet<string>) {
  const given = <Key extends string>(key: Key, name: string): Partial<Record<Key, number>> => {
    const value = numbers.get(name);
    return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, number>>;
  };
  const moveTime = numbers.get('movetime');
  return {
    limits: {
      ...given('depth', 'depth'),
      ...given('nodes', 'nodes'),
      ...given('mate', 'mate'),
      // All of a fixed time is to be used, to its end.
      ...(moveTime !== undefined && { milliseconds: moveTime, softMilliseconds: moveTime }),
    },
    remaining: { ...given('white', 'wtime'), ...given('black', 'btime') },
    increment: { ...given('white', 'winc'), ...given('black', 'binc') },
    ...given('movesToGo', 'movestogo'),
    ...given('perft', 'perft'),
    pondering: flags.has('ponder'),
    infinite: flags.has('infinite'),
  };
}

/** How long to think, as the side to move. */
export function thinkOptionsFor(
  { limits, remaining, increment, movesToGo, pondering, infinite, among }: GoCommand,
  side: Colour,
  overhead: number,
): Pick<ThinkOptions, 'limits' | 'clock' | 'pondering' | 'among'> {
  const left = remaining[side];
  const { milliseconds } = limits;
  return {
    limits: {
      ...limits,
      ...(milliseconds !== undefined && { milliseconds: Math.max(0, milliseconds - overhead) }),
    },
    ...(left !== undefined &&
      !infinite && {
        clock: {
          remaining: left,
          increment: increment[side] ?? 0,
          overhead,
          ...(movesToGo !== undefined && { movesToGo }),
        },
      }),
    ...(pondering && { pondering }),
    ...(among.length > 0 && { among }),
  };
}

/** Whether nothing but a `stop`, or a ponder hit, ends the thinking. */
export function isOpenEnded({ limits, remaining, pondering, infinite }: GoCommand): boolean {
  const isLimited = Object.keys(limits).length > 0 || Object.keys(remaining).length > 0;
  return infinite || pondering || !isLimited;
}

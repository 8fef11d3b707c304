/** Whatever is typed, readers answer with a value or with problems that have a place, and do so with bounded work. */
import { expect, test } from 'vitest';
import { legalMoves } from '../position/legal.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';
import { setUp, startPosition } from '../position/start.js';
import type { Result } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { at, GAME_NAMES, GAMES } from './games.test-helper.js';
import { parseFen, parseMove, parseSan, parseUci, sanList, writeFen, writeUci } from './index.js';

const TEXTS = 10_000;
const SIGNS = [...'abcdehkpnqmvzKQRNBPMCVS0123456789*/[]-+#=x:,!?OoWw ~\t\u00e9\u{1f40e}_'];

/** A small repeatable source of numbers below a bound. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The text with one to four slips of the pen. */
function mutate(text: string, roll: (bound: number) => number): string {
  let result = text;
  for (let slips = 1 + roll(4); slips > 0; slips--) {
    const place = roll(result.length + 1);
    const length = roll(3);
    const sign = SIGNS[roll(SIGNS.length)] as string;
    const piece = [sign, '', sign.repeat(roll(20)), result.slice(roll(result.length + 1)).slice(0, 5)][
      roll(4)
    ] as string;
    result = result.slice(0, place) + piece + result.slice(place + length);
  }
  return result;
}

/** What is wrong with an answer, in words; nothing for most. */
function flaws(result: Result<unknown>, text: string): readonly string[] {
  const problems = result.ok ? result.warnings : result.problems;
  const found = problems
    .filter(({ line, column = 0 }) => line !== 1 || !Number.isInteger(column) || column < 1 || column > text.length + 1)
    .map(({ code, column }) => `${code} at ${column}`);
  const garbled = problems
    .map(({ message }) => message.replace(/"[^"]*"/g, ''))
    .filter((message) => GARBLED.test(message));
  if (!result.ok && !problems.some(({ severity }) => severity === 'error')) found.push('refused without an error');
  if (problems.length > text.length + MOST_ABSENT) found.push(`${problems.length} problems`);
  return [...found, ...garbled].map((flaw) => `${JSON.stringify(text)}: ${flaw}`);
}

/** Signs of a value that was missing where a message was made. */
const GARBLED = /undefined|NaN|\[object/;
/** Problems that no character of the text causes: fields that are not there. */
const MOST_ABSENT = 8;

/** Positions some way into a game of each kind. */
function positions(roll: (bound: number) => number): readonly Position[] {
  return GAME_NAMES.flatMap((game) => {
    const found: Position[] = [];
    let position = startPosition(GAMES[game]);
    for (let ply = 0; ply < 60; ply++) {
      if (ply % 20 === 0) found.push(position);
      const moves = legalMoves(position);
      const move = moves[roll(moves.length)];
      if (move === undefined) break;
      position = playUnchecked(position, move);
    }
    return found;
  });
}

test(`${TEXTS} mutated FENs`, () => {
  const roll = dice(11);
  const samples = positions(roll).map((position) => ({ rules: position.rules, fen: writeFen(position) }));
  const found: string[] = [];
  let legal = 0;
  for (let i = 0; i < TEXTS; i++) {
    const { rules, fen } = samples[i % samples.length] as (typeof samples)[number];
    const text = mutate(fen, roll);
    const result = parseFen(rules, text);
    found.push(...flaws(result, text));
    if (!result.ok) continue;
    const position = setUp(rules, result.value);
    if (!position.ok) continue;
    legal++;
    const canonical = writeFen(position.value);
    if (writeFen(at(rules, canonical)) !== canonical) found.push(`${canonical} is not canonical`);
  }
  expect(found).toEqual([]);
  expect(legal).toBeGreaterThan(100);
});

/** The game with a counter of how often somebody asks how a piece moves from a square. */
function counting(rules: Ruleset): { readonly rules: Ruleset; readonly asked: () => number } {
  let count = 0;
  const from: Ruleset['rides']['from'] = (code, square) => {
    count++;
    return rules.rides.from(code, square);
  };
  return { rules: { ...rules, rides: { ...rules.rides, from } }, asked: () => count };
}

/** Each of at most 60 pieces is explained by a walk over all of them, for each of the two notations. */
const MOST_WORK = 2 * 60 * 60;

test(`${TEXTS} mutated moves in each notation`, () => {
  const roll = dice(12);
  const samples = positions(roll).map((position) => {
    const { rules, asked } = counting(position.rules);
    const counted = { ...position, rules };
    const coordinates = legalMoves(counted).map((move) => writeUci(rules, move));
    return { position: counted, asked, texts: [...sanList(counted), ...coordinates, 'O-O', 'O-O-O:b1', '--'] };
  });
  const found: string[] = [];
  let legal = 0;
  for (let i = 0; i < TEXTS; i++) {
    const { position, asked, texts } = samples[i % samples.length] as (typeof samples)[number];
    const text = mutate(texts[roll(texts.length)] as string, roll);
    for (const read of [parseUci, parseSan, parseMove]) {
      const before = asked();
      const result = read(position, text);
      if (asked() - before > MOST_WORK) found.push(`${text}: ${asked() - before} questions`);
      found.push(...flaws(result, text));
      if (!result.ok) continue;
      legal++;
      if (!legalMoves(position).includes(result.value)) found.push(`${text}: not one of the legal moves`);
    }
  }
  expect(found).toEqual([]);
  expect(legal).toBeGreaterThan(100);
});

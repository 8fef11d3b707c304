/** Whatever a file holds, it is read with bounded work, never throws, and every problem has a place in it. */
import { expect, test } from 'vitest';
import type { Ruleset } from '../../rule/ruleset.js';
import { GAMES } from '../games.test-helper.js';
import { MOST_PROBLEMS } from './budget.js';
import { facts, HEADER, read } from './pgn.test-helper.js';
import type { PgnGame } from './pgn-game.js';
import type { PgnOptions } from './reader.js';
import type { TreeNode } from './tree.js';
import { variantsNamed } from './variants.js';
import { writePgn } from './write.js';

const TEXTS = 10_000;
const BUDGET = { characters: 500, moves: 14, depth: 2, tags: 12 };
const PIECES = [
  ...'()[]{};%$"\\*!? \n\t1.-xQ}',
  '{[%clk 0:01:00]}',
  '(1. ',
  '1-0',
  '[White "x"]\n',
  '\n\n[Event "y"]\n',
  '\r\n',
  '$999',
  '--',
  'O-O',
  'Ka1',
  '1... ',
  '\u{1f40e}',
];

/** Few pieces, so that ten thousand games take seconds. */
const SEEDS = [
  `${HEADER}[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1"]\n[SetUp "1"]\n
1. O-O-O {[%clk 0:05:00] far} Ke7 $1 (1... Kf8 2. e4 (2. e3 Kg7)) 2. Rd4! ; rest
2... Kf6 3. e4 Kg5 {and} 1-0
`,
  `[Variant "Standard Nightrider Chess"]\n[FEN "4k3/7n/8/8/8/5N2/8/4K3 w - - 0 1"]\n${HEADER}[Result "*"]\n
{intro} 1. Nxh7 (1. Kd1 Nf8) 1... Kd8 2. Nb4 $14 {[%eval 9.5,3]} (2. Ke2) *
[Event "second"]
1... *
`,
  `[Variant "Wide Nightrider Chess"]\n[FEN "5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1"]\n
1. O-O:i1+ Kh9 (1... Kf9) 2. Nh4 * 1. e4 1/2-1/2
`,
  `[Variant "Knights Chess"]\n[FEN "k1q5/8/8/8/8/n7/1P6/K2QN3 w - - 0 1"]\n
1. Nf3 Nc4 2. Ne5 (2. b3) Nxe5 % no
% yes
 1-0 text { behind
`,
];

/** A small repeatable source of numbers below a bound. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function mutate(text: string, roll: (bound: number) => number): string {
  let result = text;
  for (let slips = 1 + roll(5); slips > 0; slips--) {
    const place = roll(result.length + 1);
    const piece = PIECES[roll(PIECES.length)] as string;
    const written = [piece, '', piece.repeat(roll(30)), result.slice(roll(result.length), place).slice(0, 60)][
      roll(4)
    ] as string;
    result = result.slice(0, place) + written + result.slice(place + roll(4));
  }
  return result;
}

/** The games with a counter of how often somebody asks how a piece moves from a square. */
function counted(): { readonly variants: PgnOptions; readonly asked: () => number } {
  let count = 0;
  const counting = (rules: Ruleset): Ruleset => {
    const from: Ruleset['rides']['from'] = (code, square) => {
      count++;
      return rules.rides.from(code, square);
    };
    return { ...rules, rides: { ...rules.rides, from } };
  };
  const games = Object.values(GAMES).map(counting);
  const [chess] = games;
  return { variants: { ...variantsNamed(games, {}, chess), budget: BUDGET }, asked: () => count };
}

/** At most 32 pieces, each asked for the moves of the position before and behind, and a few times for a reason. */
const MOST_WORK_PER_MOVE = 32 * 12;

/** What is wrong with a game that was read, in words; nothing for most. */
function flaws(game: PgnGame, lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const { code, message, line = 0, column = 0 } of game.problems) {
    const text = lines[line - 1];
    if (text === undefined || column < 1 || column > text.length + 1) found.push(`${code} at ${line}:${column}`);
    if (/undefined|NaN|\[object/.test(message.replace(/"[^"]*"/g, ''))) found.push(message);
  }
  if (game.problems.length > MOST_PROBLEMS + 1) found.push(`${game.problems.length} problems`);
  if (game.tags.size > BUDGET.tags) found.push(`${game.tags.size} tags`);
  if (sizeOf(game.tree) > BUDGET.moves) found.push(`${sizeOf(game.tree)} moves`);
  return found;
}

function sizeOf(node: TreeNode): number {
  return node.children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);
}

test(`${TEXTS} mutated PGNs`, { timeout: 120_000 }, () => {
  const roll = dice(21);
  const { variants, asked } = counted();
  const found: string[] = [];
  let whole = 0;
  const codes = new Set<string>();
  for (let i = 0; i < TEXTS; i++) {
    const text = mutate(SEEDS[i % SEEDS.length] as string, roll);
    const before = asked();
    const games = read(text, variants);
    const work = asked() - before;
    if (work > games.length * BUDGET.moves * MOST_WORK_PER_MOVE)
      found.push(`${JSON.stringify(text)}: ${work} questions`);
    const lines = text.split(/\r\n|\r|\n/);
    for (const game of games) {
      found.push(...flaws(game, lines).map((flaw) => `${JSON.stringify(text)}: ${flaw}`));
      for (const { code } of game.problems) codes.add(code);
      const again = writePgn(game, { untagged: variants.untagged });
      if (i % 10 > 0 || game.problems.some(({ severity }) => severity === 'error')) continue;
      whole++;
      const [reread] = read(again, variants);
      expect(reread && { ...(facts(reread) as object), tags: [] }, text).toEqual({
        ...(facts(game) as object),
        tags: [],
      });
    }
  }
  expect(found).toEqual([]);
  expect(whole).toBeGreaterThan(200);
  expect([...codes].filter((code) => code.startsWith('pgn/')).length).toBeGreaterThanOrEqual(20);
});

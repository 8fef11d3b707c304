import { legalMoves, type Position, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/games.js';
import { thoughtOf } from '../../test-support/protocol.js';
import type { Thought, ThoughtLine } from '../backend/backend.js';
import { choose, noticed } from './judgement.js';
import { LEVELS, type Level, strengthOf } from './level.js';

const rules = shipped('chess');
const open = positionOf(rules, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
const SEEDS = Array.from({ length: 600 }, (_, seed) => seed);

/** How many of the seeds notice a move. */
function seen(level: Level, move: string, position: Position = open, before?: Position): number {
  const moves = legalMoves(position);
  return SEEDS.filter((seed) =>
    noticed(position, moves, strengthOf(level), seed, before).some((found) => writeUci(rules, found) === move),
  ).length;
}

describe('what a player notices', () => {
  it('are short rides sooner than long ones, and more the better it is', () => {
    expect(seen(1, 'a1a8')).toBeLessThan(seen(1, 'a1a4'));
    expect(seen(1, 'a1a4')).toBeLessThan(seen(1, 'a1a2'));
    expect(seen(1, 'a1a8')).toBeLessThan(seen(3, 'a1a8'));
    expect(seen(3, 'a1a8')).toBeLessThan(SEEDS.length);
    for (const level of LEVELS.filter((each) => each > 4)) expect(seen(level, 'a1a8')).toBe(SEEDS.length);
  });

  it('are all captures where something has just been captured', () => {
    const before = positionOf(rules, '4k3/8/8/8/8/1n6/4K3/R6R b - - 0 1');
    const after = positionOf(rules, '4k3/8/8/8/8/8/4K3/n6R w - - 0 2');
    expect(seen(1, 'h1a1', after)).toBeLessThan(SEEDS.length);
    expect(seen(1, 'h1a1', after, before)).toBe(SEEDS.length);
    expect(seen(1, 'h1h8', after, before)).toBeLessThan(SEEDS.length);
  });

  it('is something, always', () => {
    const single = positionOf(rules, '7k/8/8/8/8/8/5PPP/r3R1K1 b - - 0 1');
    const [move] = legalMoves(single).filter((found) => writeUci(rules, found) === 'a1e1');
    expect(move).toBeDefined();
    for (const seed of SEEDS) {
      expect(noticed(single, move ? [move] : [], strengthOf(1), seed, undefined)).toHaveLength(1);
    }
  });
});

describe('what a player chooses', () => {
  const line = (cp: number, ...moves: readonly [string, ...string[]]): ThoughtLine => ({
    score: { cp },
    depth: 1,
    moves,
  });
  const thought = (...lines: readonly [ThoughtLine, ...ThoughtLine[]]): Thought => ({ ...thoughtOf('a1a2'), lines });
  const chosen = (level: Level, lines: Thought, position = open): readonly string[] =>
    SEEDS.map((seed) => choose(position, lines, strengthOf(level), seed).lines[0].moves[0]);
  const share = (moves: readonly string[], move: string): number =>
    moves.filter((other) => other === move).length / moves.length;

  it('is the best, or what is hardly worse, and the weaker it is the worse that may be', () => {
    const lines = thought(line(50, 'a1a2'), line(0, 'a1a3'), line(-300, 'a1a4'));
    expect(share(chosen(1, lines), 'a1a2')).toBeLessThan(share(chosen(3, lines), 'a1a2'));
    expect(share(chosen(1, lines), 'a1a2')).toBeGreaterThan(0.5);
    expect(share(chosen(1, lines), 'a1a4')).toBe(0);
    expect(share(chosen(6, lines), 'a1a2')).toBe(1);
  });

  it('is one line, the same for the same seed', () => {
    const lines = thought(line(10, 'a1a2'), line(0, 'a1a3'));
    for (const seed of SEEDS) {
      const found = choose(open, lines, strengthOf(1), seed);
      expect(found.lines).toHaveLength(1);
      expect(choose(open, lines, strengthOf(1), seed)).toEqual(found);
    }
    expect(new Set(chosen(1, lines)).size).toBe(2);
  });

  it('may lose a piece to a long ride, but not to one that takes where it has gone', () => {
    const position = positionOf(rules, 'r3k2r/8/8/8/8/8/8/Q3K3 w - - 0 1');
    const far = thought(line(0, 'e1e2', 'a8e8'), line(-900, 'e1d2', 'a8a1'));
    expect(share(chosen(1, far, position), 'e1d2')).toBeGreaterThan(0.2);
    expect(share(chosen(5, far, position), 'e1d2')).toBe(0);
    const there = thought(line(0, 'e1e2', 'a8e8'), line(-900, 'a1h1', 'h8h1'));
    expect(share(chosen(1, there, position), 'a1h1')).toBe(0);
  });

  it('is a win rather than anything else', () => {
    const lines = thought({ ...line(0, 'a1a8'), score: { mate: 2 } }, line(900, 'a1a2'), {
      ...line(0, 'a1a3'),
      score: { mate: -1 },
    });
    expect(share(chosen(1, lines), 'a1a8')).toBe(1);
  });
});

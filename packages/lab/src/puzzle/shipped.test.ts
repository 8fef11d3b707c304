/** Every puzzle that is shipped, solved again. `test-deep` proves each of them as deeply as when it was made. */
import { expectOk, legalMoves, outcome, sameMove } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { PUZZLE_FILES } from '../../test-support/puzzle-files.js';
import { shipped } from '../../test-support/shipped.js';
import { solutionOf } from '../../test-support/solutions.js';
import { createJudge, type Judge } from './judge.js';
import { materialOf } from './material.js';
import { type Step, winnerIn } from './prove.js';
import { type Puzzle, puzzleId } from './puzzle.js';
import { findThemes } from './theme/find-themes.js';
import { THEMES, type Theme } from './theme/theme.js';

const GAMES = ['cavalier', 'grand-cavalier', 'knights', 'nightrider', 'spider-rider', 'wide-nightrider'];
/** Positions visited; more only where fewer do not show it. */
const LOOKS = [4_000, 16_000, 64_000, 200_000];

const all = PUZZLE_FILES.flatMap(({ puzzles }) => puzzles);

function isOnly(judge: Judge, { before, move }: Step): boolean {
  if (legalMoves(before).length === 1) return true;
  return LOOKS.some((nodes) => {
    const found = winnerIn(judge, before, nodes);
    return found !== undefined && sameMove(found.move, move);
  });
}

describe.each(PUZZLE_FILES)('puzzles of $game', ({ game, puzzles }) => {
  const rules = shipped(game);
  const material = materialOf(rules);
  const solved = puzzles.map((puzzle) => ({ puzzle, solution: solutionOf(game, puzzle.fen, puzzle.moves.join(' ')) }));

  it('are named after what they hold', () => {
    for (const { id, fen, moves } of puzzles) expect(id).toBe(puzzleId(game, fen, moves));
  });

  it('are solved by legal moves, and end as their themes say', () => {
    for (const { puzzle, solution } of solved) {
      const { steps, end } = solution;
      const [first] = steps;
      expect(steps.length % 2, puzzle.id).toBe(1);
      expect(
        steps.slice(0, -1).some(({ after }) => outcome(after) !== undefined),
        puzzle.id,
      ).toBe(false);
      expect(findThemes(solution, material), puzzle.id).toEqual(puzzle.themes);
      if (end === undefined) {
        const last = steps.at(-1);
        expect(first && last && material.gain(first.before, last.after), puzzle.id).toBeGreaterThanOrEqual(200);
      } else {
        expect(end.winner, puzzle.id).toBe(first?.before.sideToMove);
      }
      expect(puzzle.themes.includes('mate'), puzzle.id).toBe(end?.rule === 'checkmate');
    }
  });

  it('have one solution', async () => {
    const judge = expectOk(await createJudge(rules, 1 << 20));
    const cooked = solved.flatMap(({ puzzle, solution }) => {
      const mine = solution.steps.filter((_, i) => i % 2 === 0);
      return mine.every((step) => isOnly(judge, step)) ? [] : [puzzle.id];
    });
    expect(cooked).toEqual([]);
  });
});

describe('the collection', () => {
  const having = (theme: Theme): number => all.filter(({ themes }) => themes.includes(theme)).length;

  it('has enough of every game, each puzzle once', () => {
    expect(PUZZLE_FILES.map(({ game }) => game).sort()).toEqual(GAMES);
    for (const { game, puzzles } of PUZZLE_FILES) expect(puzzles.length, game).toBeGreaterThanOrEqual(40);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has mates, and several of what rides and rules are about', () => {
    const several: readonly Theme[] = [
      'ride-fork',
      'discovered-ride',
      'phase-end',
      'extinction',
      'screen',
      'promotion',
    ];
    expect(having('mate')).toBeGreaterThanOrEqual(12);
    for (const theme of several) expect(having(theme), theme).toBeGreaterThanOrEqual(5);
    for (const theme of ['ride-pin', 'promotion-choice'] as const)
      expect(having(theme), theme).toBeGreaterThanOrEqual(2);
  });

  it('is for beginners and for others', () => {
    const ratings = all.map(({ rating }) => rating);
    expect(ratings.every((rating) => rating % 10 === 0 && rating >= 600 && rating <= 2600)).toBe(true);
    expect(Math.min(...ratings)).toBeLessThan(800);
    expect(Math.max(...ratings)).toBeGreaterThan(1300);
  });

  it('says where each comes from', () => {
    const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
    const strange = all.filter(({ last, themes, made }: Puzzle) => {
      const { generator, seed, game, ply, nodes, margin } = made;
      const numbers = [generator, seed, game, ply, margin, ...nodes];
      const isKnown = themes.length > 0 && themes.every((theme) => THEMES.includes(theme));
      return !numbers.every(isWhole) || Math.min(...nodes) < 200_000 || margin < 20 || last === '' || !isKnown;
    });
    expect(strange).toEqual([]);
  });
});

/** Puzzles, as their solvers meet them. */

import { readdirSync, readFileSync } from 'node:fs';
import {
  expectOk,
  legalMoves,
  type Position,
  parseFen,
  parseUci,
  playUnchecked,
  setUp,
  writeUci,
} from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { PHONE, visiting } from '../support/visiting.js';

const { open } = visiting();

interface Puzzle {
  readonly id: string;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly themes: readonly string[];
}

const FOLDER = new URL('../../puzzles/', import.meta.url);
const PUZZLES = new Map<string, Puzzle>(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { puzzles: Puzzle[] }).puzzles)
    .map((puzzle) => [puzzle.id, puzzle]),
);

const squaresOf = (move: string): readonly string[] => move.match(/[a-z]\d+/g)?.slice(0, 2) ?? [];
const puzzleIn = (game: GamePage): Puzzle => {
  const [, id = ''] = /#\/puzzles\/([^?]+)/.exec(game.page.url()) ?? [];
  return PUZZLES.get(id) ?? expect.fail(`no puzzle ${id}`);
};
const startOf = ({ id, fen }: Puzzle): Position => {
  const rules = rulesOf(id.slice(0, -6));
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
};

/** A puzzle whose moves are told by their squares alone. */
const plain = [...PUZZLES.values()].find(
  ({ id, moves, themes }) => moves.length === 3 && id.startsWith('nightrider') && !themes.includes('promotion'),
);

async function stage(game: GamePage, wanted: string): Promise<void> {
  await expectSoon(() => game.part('puzzle').getAttribute('data-stage')).toBe(wanted);
}

/** Makes all moves of the solution. @param move makes one of them */
async function solve(game: GamePage, move: (from: string, to: string) => Promise<void>): Promise<void> {
  const { moves } = puzzleIn(game);
  for (let ply = 0; ply < moves.length; ply += 2) {
    const [from = '', to = ''] = squaresOf(moves[ply] ?? '');
    await expectSoon(() => game.part('puzzle-line').locator('li').count()).toBe(ply);
    await move(from, to);
    const piece = moves[ply]?.replace(/^.*\d/, '') ?? '';
    if (piece !== '' && (await game.part('choice').count()) > 0)
      await choosePromotion(game, moves.slice(0, ply), moves[ply] ?? '');
  }
  await stage(game, 'solved');
}

async function choosePromotion(game: GamePage, before: readonly string[], move: string): Promise<void> {
  const here = before.reduce(
    (position, text) => playUnchecked(position, expectOk(parseUci(position, text))),
    startOf(puzzleIn(game)),
  );
  const [from, to] = squaresOf(move);
  const options = legalMoves(here).map((legal) => writeUci(here.rules, legal));
  const choices = options.filter((text) => text.startsWith(`${from}${to}`));
  await game.part('choice-option').nth(choices.indexOf(move)).click();
}

test('the puzzle of the day is solved, and is remembered', async () => {
  const game = await open('#/puzzles');
  await game.part('daily-solve').click();
  await game.part('puzzle').waitFor();
  await solve(game, (from, to) => game.board.click(from, to));
  await game.part('puzzle-about').waitFor();
  expect(await game.part('puzzle-gain').textContent()).toMatch(/Your rating: \d+ \(\+\d+\)/);
  await game.page.goto(game.page.url().replace(/#.*/, '#/puzzles'));
  await game.part('daily-solved').waitFor();
  await expectSoon(() => game.part('own-row').textContent()).toBe('1 day in a row');
  expect(await game.part('history').locator('li').count()).toBe(1);
});

test('a wrong move is answered, hints tell more and more, the solution is leafed through', async () => {
  const puzzle = plain ?? expect.fail('no plain puzzle');
  const game = await open(`#/puzzles/${puzzle.id}`);
  await game.part('puzzle').waitFor();
  const start = startOf(puzzle);
  const wrong = legalMoves(start).find(
    (move) => move.type === 'step' && writeUci(start.rules, move) !== puzzle.moves[0],
  );
  const [from = '', to = ''] = squaresOf(wrong === undefined ? '' : writeUci(start.rules, wrong));
  await game.board.click(from, to);
  await stage(game, 'wrong');
  await expectSoon(() => game.part('feedback').textContent()).toContain('The answer is');
  await game.part('puzzle-retry').click();
  await game.part('puzzle-hint').click();
  const [origin = '', target = ''] = squaresOf(puzzle.moves[0] ?? '');
  expect(await game.part('feedback').textContent()).toContain(`on ${origin}`);
  await game.part('puzzle-hint').click();
  expect(await game.part('feedback').textContent()).toContain(`from ${origin} to ${target}`);
  await game.part('puzzle-show').click();
  await stage(game, 'shown');
  await game.page.keyboard.press('End');
  await expectSoon(() => game.part('puzzle-line').locator('[aria-current]').count()).toBe(1);
  expect(await game.part('puzzle-line').locator('li').count()).toBe(puzzle.moves.length);
  expect(await game.part('puzzle-analyse').getAttribute('href')).toMatch(/^#\/analysis\/nightrider\?fen=.*&moves=/);
});

test('a puzzle is solved by keyboard alone, and the next one comes', async () => {
  const puzzle = plain ?? expect.fail('no plain puzzle');
  const game = await open(`#/puzzles/${puzzle.id}?game=nightrider`);
  await game.part('puzzle').waitFor();
  await game.page.locator('[role=grid] [tabindex="0"]').focus();
  await solve(game, (from, to) => game.board.type(from, to));
  await expectSoon(() => game.part('puzzle-next').evaluate((button) => button.matches(':focus'))).toBe(true);
  await game.page.keyboard.press('Enter');
  await expectSoon(() => game.page.url()).not.toContain(puzzle.id);
  expect(puzzleIn(game).id).toMatch(/^nightrider-/);
});

test('a streak goes on until the first error, on a phone', async () => {
  const game = await open('#/puzzles/streak?game=knights&theme=mate-in-1', PHONE);
  const streak = game.part('streak');
  await expectSoon(() => streak.getAttribute('data-count')).toBe('0');
  await game.part('puzzle').waitFor();
  const found = await currentPuzzle(game);
  const [from = '', to = ''] = squaresOf(found.moves[0] ?? '');
  await game.board.tap(from, to);
  await expectSoon(() => streak.getAttribute('data-count')).toBe('1');
  await game.part('puzzle-next').click();
  await expectSoon(() => game.part('puzzle').getAttribute('data-stage')).toBe('solving');
  const next = await currentPuzzle(game);
  const start = startOf(next);
  const wrong = legalMoves(start).find(
    (move) => move.type === 'step' && !next.moves[0]?.startsWith(writeUci(start.rules, move)),
  );
  const squares = squaresOf(wrong === undefined ? '' : writeUci(start.rules, wrong));
  await game.board.tap(squares[0] ?? '', squares[1] ?? '');
  await expectSoon(() => streak.getAttribute('data-over')).toBe('true');
  expect(await streak.textContent()).toContain('after 1 puzzle.');
});

/** The puzzle on the board, wherever it came from. */
async function currentPuzzle(game: GamePage): Promise<Puzzle> {
  const id = (await game.part('puzzle').getAttribute('data-puzzle')) ?? '';
  return PUZZLES.get(id) ?? expect.fail(`no puzzle ${id}`);
}

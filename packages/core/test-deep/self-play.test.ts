/**
 * A thousand games of the search with itself, shared out among all documents, 50 ms a move: every move is legal by the rules, and none
 * comes late. `GAMES` sets another number of games.
 */
import { expectOk, Game, legalMoves, type Move, type Ruleset } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { pack } from '../src/core.js';
import { createSearcher, type Searcher } from '../src/search/searcher.js';
import { SHIPPED, shipped } from '../test-support/games.js';

const GAMES = Number(process.env.GAMES ?? 1000);
const MOVE_TIME = 50;
/**
 * Milliseconds of processor time beyond it that make a move late. The time on the clock would tell more of what else the machine does.
 */
const GRACE = 100;
const LONGEST = 300;

interface Played {
  readonly plies: number;
  readonly illegal: readonly string[];
  readonly late: readonly number[];
  readonly end: string;
}

it.each(SHIPPED.map((slug, i) => ({ slug, games: Math.ceil((GAMES - i) / SHIPPED.length) })))(
  'nothing goes wrong in $games games of $slug',
  async ({ slug, games }) => {
    const rules = shipped(slug);
    const searcher = expectOk(await createSearcher(rules));
    const played = Array.from({ length: Math.max(0, games) }, (_, number) => playGame(rules, searcher, number));
    const ends = played.map(({ end }) => end);
    const illegal = played.flatMap((game) => game.illegal);
    const late = played.flatMap((game) => game.late);
    const plies = played.reduce((sum, game) => sum + game.plies, 0);
    console.info(
      `${slug}: ${plies} plies; ${[...new Set(ends)].map((end) => `${end} ${count(ends, end)}`).join(', ')}; ` +
        `${illegal.length} illegal moves, ${late.length} late ones`,
    );
    expect(illegal).toEqual([]);
    expect(late).toEqual([]);
  },
);

function playGame(rules: Ruleset, searcher: Searcher, number: number): Played {
  const game = new Game(rules);
  const late: number[] = [];
  const illegal: string[] = [];
  searcher.clear();
  searcher.start(game.position);
  const play = (move: Move): void => {
    searcher.play(pack(game.position, move));
    expectOk(game.play(move));
  };
  const openingPlies = 2 + (number % 5);
  while (game.outcome === undefined && !game.frozen && game.plies.length < LONGEST && illegal.length === 0) {
    const legal = legalMoves(game.position);
    if (game.plies.length < openingPlies) {
      const pick = Math.imul(0x9e3779b1 ^ number, game.plies.length + 0x85eb) >>> 8;
      play(legal[pick % legal.length] as Move);
      continue;
    }
    const before = process.cpuUsage();
    const [best] = searcher.search({ softTime: MOVE_TIME, hardTime: MOVE_TIME }).lines;
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent > MOVE_TIME + GRACE) late.push(spent);
    const move = legal.find((candidate) => pack(game.position, candidate) === best?.moves[0]);
    if (move === undefined) illegal.push(`${best?.moves[0]} after ${game.plies.length} plies`);
    else play(move);
  }
  const end = game.outcome?.rule ?? (game.frozen ? 'frozen' : 'cut short');
  return { plies: game.plies.length, illegal, late, end };
}

function count(values: readonly string[], value: string): number {
  return values.filter((each) => each === value).length;
}

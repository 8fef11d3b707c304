import { readFileSync } from 'node:fs';
import { compile, expectOk, Game, loadVariant, parseUci, type Ruleset } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../cli/hippodrome.js';
import { playInXBoard } from './xboard.js';

const documentOf = (slug: string): string => readFileSync(`${ROOT}variants/${slug}.md`, 'utf8');

/** Our name, XBoard's name, and the number that XBoard gives the first rank. */
const GAMES = [
  ['nightrider', 'nightrider', 1],
  ['cavalier', 'cavalier', 1],
  ['wide-nightrider', 'widenightrider', 0],
  ['spider-rider', 'spiderrider', 1],
] as const;

/** The game that was played, by our rules. */
function replay(rules: Ruleset, moves: readonly string[], firstRank: number): Game {
  const game = new Game(rules);
  for (const text of moves) {
    if (game.outcome !== undefined) break;
    const ours = text.replaceAll(/([a-p])(\d+)/g, (_, file, rank) => `${file}${Number(rank) + 1 - firstRank}`);
    expectOk(game.play(expectOk(parseUci(game.position, ours))));
  }
  return game;
}

describe('engine against engine in XBoard', () => {
  it.each(GAMES)('%s', { timeout: 300_000 }, async (slug, name, firstRank) => {
    const { result, reason, moves } = await playInXBoard(name, 2);
    // XBoard forfeits whoever makes a move that it takes for illegal, or claims a result that it takes for false.
    expect(reason).toMatch(/^(?:Xboard adjudication: (?!.*illegal).*|Draw agreed|(?:White|Black) wins: .*|Draw: .*)$/i);
    const game = replay(expectOk(compile(expectOk(loadVariant(documentOf(slug), documentOf)))), moves, firstRank);
    expect(game.outcome).toBeDefined();
    const winner = result === '1-0' ? 'white' : result === '0-1' ? 'black' : null;
    expect(game.outcome?.winner).toBe(winner);
  });
});

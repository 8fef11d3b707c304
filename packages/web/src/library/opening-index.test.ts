import { expectOk, parsePgn, startPosition, variantsNamed } from '@hippodrome/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { describeGame } from './describe-game.js';
import { OpeningIndex } from './opening-index.js';
import { positionHash, textHash } from './position-hash.js';

const rules = rulesOf('nightrider');

function indexOf(...games: readonly string[]): OpeningIndex {
  const index = new OpeningIndex();
  for (const moves of games) {
    const [game] = parsePgn(`[Event "?"]\n\n${moves}`, variantsNamed([rules], {}, rules));
    index.add(expectOk(describeGame(game ?? expect.fail('no game'), 'imported', 0)).line);
  }
  return index;
}

function hashAfter(moves: string): string {
  const [game] = parsePgn(`[Event "?"]\n\n${moves} a6 *`, variantsNamed([rules], {}, rules));
  return expectOk(describeGame(game ?? expect.fail('no game'), 'imported', 0)).line.positions.at(-1) ?? '';
}

it('moves are counted by position, the most frequent first, with their results', () => {
  const index = indexOf('1. e4 e5 1-0', '1. e4 c5 0-1', '1. e4 e5 1/2-1/2', '1. d4 *');
  expect(index.games).toBe(4);
  expect(index.movesAt(positionHash(startPosition(rules)))).toEqual([
    { uci: 'e2e4', games: 3, white: 1, draws: 1, black: 1 },
    { uci: 'd2d4', games: 1, white: 0, draws: 0, black: 0 },
  ]);
  expect(index.movesAt('nowhere')).toEqual([]);
});

it('games that come to a position by different ways meet there', () => {
  const index = indexOf('1. e4 e6 2. d4 d5 *', '1. d4 e6 2. e4 c5 *');
  expect(index.movesAt(hashAfter('1. e4 e6 2. d4')).map(({ uci }) => uci)).toEqual(['c7c5', 'd7d5']);
});

it('a game that repeats itself counts once', () => {
  const index = indexOf('1. Nc3 Nc6 2. Nb1 Nb8 3. Nc3 Nc6 4. Nb1 Nb8 5. e4 *');
  expect(index.movesAt(positionHash(startPosition(rules)))).toMatchObject([
    { uci: 'b1c3', games: 1 },
    { uci: 'e2e4', games: 1 },
  ]);
});

it('different texts have different hashes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 6 }), { minLength: 2, maxLength: 50 }), (texts) => {
      expect(new Set(texts.map(textHash)).size).toBe(texts.length);
    }),
  );
});

/**
 * A thousand random games of every shipped document: a move is played exactly when it is listed, and position and moves come out
 * of every text as they went in. The everyday suite plays a few of them.
 */
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseFen, parseSan, parseUci, sanList, writeFen, writeUci } from '../src/notation/index.js';
import { legalMoves, type Position, play, sameMove, setUp } from '../src/position/index.js';
import { expectOk } from '../src/result.js';
import { choices, playChoices } from '../test-support/random-games.js';
import { SHIPPED, shipped } from '../test-support/shipped.js';

const GAMES = 1000;
const PLIES = 160;
/** Texts are tried in one position of so many: each takes far longer than a move. */
const EVERY = 8;

const picks = choices(PLIES);

describe.each(SHIPPED)('%s', (slug) => {
  test.prop([picks], { numRuns: GAMES })(`${GAMES} random games`, (game) => {
    let ply = 0;
    playChoices(shipped(slug), game, (position, move) => {
      expect(legalMoves(position).filter((listed) => sameMove(listed, move))).toHaveLength(1);
      expectOk(play(position, move));
      if (ply++ % EVERY === game.length % EVERY) expectTextsRoundTrip(position);
    });
  });
});

function expectTextsRoundTrip(position: Position): void {
  const { rules } = position;
  const again = expectOk(setUp(rules, expectOk(parseFen(rules, writeFen(position)))));
  expect(writeFen(again)).toBe(writeFen(position));
  const moves = legalMoves(position);
  const sans = sanList(position);
  const coordinates = moves.map((move) => writeUci(rules, move));
  expect(new Set(sans).size).toBe(moves.length);
  expect(new Set(coordinates).size).toBe(moves.length);
  moves.forEach((move, i) => {
    expect(sameMove(expectOk(parseSan(position, sans[i] as string)), move)).toBe(true);
    expect(sameMove(expectOk(parseUci(position, coordinates[i] as string)), move)).toBe(true);
  });
}

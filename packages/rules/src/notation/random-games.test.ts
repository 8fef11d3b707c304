/** Laws that hold in every position of every game: texts are unique, and what is written is read back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLEXIBLE } from '../../test-support/flexible.js';
import { STRANGE_GAMES } from '../../test-support/strange.js';
import { isDecided } from '../position/end.js';
import { repetitionKey } from '../position/key.js';
import { legalMoves } from '../position/legal.js';
import type { Move } from '../position/move.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';
import { startPosition } from '../position/start.js';
import type { Result } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { at, GAME_NAMES, GAMES } from './games.test-helper.js';
import { parseMove, parseSan, parseUci, sanList, writeFen, writeSan, writeUci } from './index.js';

/** A position that a random game reaches; games that end early end where they end. */
const reached = (rules: Ruleset, choices: readonly number[]): Position => {
  let position = startPosition(rules);
  for (const choice of choices) {
    const moves = legalMoves(position);
    const move = moves[choice % moves.length];
    if (move === undefined || isDecided(position)) break;
    position = playUnchecked(position, move);
  }
  return position;
};

const choices = fc.array(fc.nat({ max: 10_000 }), { maxLength: 90, size: 'max' });

/** Name, rules, number of runs: there is a lot to move in the strange games. */
const games = [
  ...GAME_NAMES.map((name) => [name, GAMES[name], 30] as const),
  ...STRANGE_GAMES.map(([name, rules]) => [name, rules, 5] as const),
  ['flexible castling', FLEXIBLE, 30] as const,
];

describe.each(games)('in %s', (_name, rules, numRuns) => {
  const law = (check: (position: Position) => void): void => {
    fc.assert(
      fc.property(choices, (list) => check(reached(rules, list))),
      { numRuns },
    );
  };
  const expectMove = (result: Result<Move>, move: Move): void =>
    expect(result).toEqual({ ok: true, value: move, warnings: [] });

  test('no two legal moves share a text', () => {
    law((position) => {
      const moves = legalMoves(position);
      expect(new Set(sanList(position)).size).toBe(moves.length);
      expect(new Set(moves.map((move) => writeUci(position.rules, move))).size).toBe(moves.length);
    });
  });

  test('moves are read as they are written, and typed moves in either notation', () => {
    law((position) => {
      for (const move of legalMoves(position)) {
        const uci = writeUci(position.rules, move);
        const san = writeSan(position, move);
        expectMove(parseUci(position, uci), move);
        expectMove(parseSan(position, san), move);
        expectMove(parseMove(position, uci), move);
        expectMove(parseMove(position, san), move);
      }
    });
  });

  test('SAN is read without its marks, and in the long form', () => {
    law((position) => {
      const { board, kinds } = position.rules;
      for (const move of legalMoves(position)) {
        const bare = writeSan(position, move).replace(/[+#=]/g, '');
        expectMove(parseSan(position, bare), move);
        if (move.type !== 'step' || bare.slice(1).split('x').length > 2) continue;
        const letter = (code: number): string => kinds[(code >> 1) - 1]?.letter ?? '';
        const sign = move.captures.length > 0 ? 'x' : '-';
        const long = letter(move.piece) + board.name(move.from) + sign + board.name(move.to) + letter(move.promotion);
        expectMove(parseSan(position, long), move);
      }
    });
  });

  test('positions are read as they are written', () => {
    law((position) => {
      const fen = writeFen(position);
      const read = at(position.rules, fen);
      expect(writeFen(read)).toBe(fen);
      expect(repetitionKey(read)).toBe(repetitionKey(position));
      expect(legalMoves(read)).toEqual(legalMoves(position));
    });
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Square } from '../board/board.js';
import { COLOURS, type Colour, opposite } from '../colour.js';
import {
  checkSuspended,
  EMPTY,
  kindOf,
  legalMoves,
  type PieceCode,
  type Position,
  playUnchecked,
  type Step,
} from '../position/index.js';
import { attackersOf, hiddenAttackersOf } from './attackers.js';
import { captivesOf } from './captives.js';
import { capturesOn } from './captures.js';
import { exchangeOn } from './exchange.js';
import { forksOf } from './forks.js';
import {
  afterChoices,
  attackersByMoving,
  capturesByMoving,
  GAMES,
  gainByTrying,
  someMoves,
  worthIn,
} from './oracle.test-helper.js';
import { commonersOf } from './pieces.js';
import { asIfToMove } from './turn.js';
import type { Worth } from './worth.js';

describe.each(GAMES)('what is seen in %s', (_name, rules, share) => {
  const worth = worthIn(rules);
  const runs = (usual: number) => ({ numRuns: Math.ceil(usual * share) });

  test.prop([someMoves, fc.nat()], runs(5))('bears on a square what could capture there', (picks, n) => {
    const position = afterChoices(rules, picks);
    for (const by of COLOURS) {
      for (const square of rules.board.squares.filter((_, i) => i % 7 === n % 7)) {
        expect(attackersOf(position, square, by)).toEqual(attackersByMoving(position, square, by));
        expect(hiddenAttackersOf(position, square, by)).toEqual(hiddenByMoving(position, square, by));
      }
    }
  });

  test.prop([someMoves], runs(6))('can be captured by the legal moves that do', (picks) => {
    const position = afterChoices(rules, picks);
    for (const side of COLOURS) {
      const turned = asIfToMove(position, side);
      for (const square of rules.board.squares) {
        expect(capturesOn(turned, square)).toEqual(capturesByMoving(turned, square));
      }
    }
  });

  test.prop([someMoves], runs(6))('is lost as trying everything loses it', (picks) => {
    const position = afterChoices(rules, picks);
    for (const side of COLOURS) {
      const turned = asIfToMove(position, opposite(side));
      const found = new Map([...captivesOf(position, side, worth)].map((captive) => [captive?.square, captive]));
      for (const square of commonersOf(position, side)) {
        const captures = capturesByMoving(turned, square);
        const expected = gainByTrying(turned, captures, worth);
        expect(found.get(square)?.captures ?? []).toEqual(captures);
        expect(found.get(square)?.loss).toBe(exchangeOn(turned, square, worth)?.gain);
        if (expected !== undefined) expect([square, found.get(square)?.loss]).toEqual([square, expected]);
      }
    }
  });

  test.prop([someMoves], runs(1))('is forked as trying everything forks it', (picks) => {
    const position = afterChoices(rules, picks);
    for (const side of COLOURS) {
      const before = asIfToMove(position, side);
      const found = [...forksOf(position, side, worth)];
      legalMoves(before).forEach((move, i) => {
        if (move.type !== 'step' || move.from === move.to || i % 5 !== picks.length % 5) return;
        const expected = targetsByTrying(before, move, worth);
        if (expected !== 'unknown') expect(found[i]?.targets ?? []).toEqual(expected);
      });
    }
  });
});

function hiddenByMoving(position: Position, square: Square, by: Colour): readonly Square[] {
  const front = attackersByMoving(position, square, by);
  if (front.length === 0) return [];
  const placement = position.placement.slice();
  for (const attacker of front) placement[attacker] = EMPTY;
  const next = attackersByMoving({ ...position, placement }, square, by);
  return [...next, ...hiddenByMoving({ ...position, placement }, square, by)];
}

function targetsByTrying(before: Position, move: Step, worth: Worth): readonly Square[] | 'unknown' {
  const side = before.sideToMove;
  const after = playUnchecked(before, move);
  const answers = capturesByMoving(after, move.to);
  const lost = answers.length === 0 ? 0 : gainByTrying(after, answers, worth);
  if (lost === undefined) return 'unknown';
  if (lost > 0) return [];
  const next = asIfToMove(after, side);
  const targets: Square[] = [];
  for (const square of before.rules.board.squares) {
    const code = after.placement[square] as PieceCode;
    if (code === EMPTY || (code & 1) !== (side === 'white' ? 1 : 0)) continue;
    if (before.rules.kinds[kindOf(code)]?.royal) {
      const attackers = before.rules.attacks.attackers(after.placement, square, side);
      if (!checkSuspended(after) && attackers.includes(move.to)) targets.push(square);
      continue;
    }
    if (!attackersByMoving(after, square, side).includes(move.to)) continue;
    const captures = capturesByMoving(next, square).filter(({ from }) => from === move.to);
    const gain = captures.length === 0 ? 0 : gainByTrying(next, captures, worth);
    if (gain === undefined) return 'unknown';
    if (gain > 0) targets.push(square);
  }
  return targets.length < 2 ? [] : targets;
}

import { expectOk, legalMoves, writeFen, writeUci } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { positionOf } from '../testing/rulesets.js';
import { threatPosition } from './threat.js';

it('is the other side to move, without the capture in passing', () => {
  const position = positionOf('chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 3');
  expect(writeFen(expectOk(threatPosition(position)))).toBe('4k3/8/8/3pP3/8/8/8/4K3 b - - 0 3');
});

it('is nothing where the side to move is in check', () => {
  const result = threatPosition(positionOf('chess', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'));
  expect(result.ok).toBe(false);
});

it('exists in a phase without check, attacked or not', () => {
  const position = positionOf('knights', 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening');
  const threat = expectOk(threatPosition(position));
  expect(writeFen(threat)).toMatch(/ w - - 0 1 opening$/);
  expect(legalMoves(threat).map((move) => writeUci(threat.rules, move))).not.toContain('e4d5');
});

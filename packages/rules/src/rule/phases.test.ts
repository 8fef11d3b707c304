import { describe, expect, it } from 'vitest';
import { moveTexts } from '../../test-support/moves.js';
import { positionOf, shipped, shippedText } from '../../test-support/shipped.js';
import { loadVariant } from '../document/index.js';
import { parseUci, writeFen } from '../notation/index.js';
import { inCheck, outcome, type Position, phaseOf, play, startPosition } from '../position/index.js';
import { expectOk } from '../result.js';

const rules = shipped('knights');

function after(position: Position, ...moves: string[]): Position {
  return moves.reduce((here, text) => expectOk(play(here, expectOk(parseUci(here, text)))), position);
}

describe('the opening phase', () => {
  it('lets kings move into, stay in and ignore check', () => {
    const start = startPosition(rules);
    expect(phaseOf(start)).toBe('opening');
    expect(inCheck(start)).toBe(false);
    expect(moveTexts(start)).toContain('d5d4');
    expect(moveTexts(start)).toContain('a7a6');
  });

  it('bars captures on the first move of either player, and no longer', () => {
    const fen = 'nnnqqnnn/ppp2ppp/3k4/3pp3/3PP3/3K4/PPP2PPP/NNNQQNNN';
    expect(moveTexts(positionOf(rules, `${fen} b - - 0 1 opening`))).not.toContain('e5d4');
    expect(moveTexts(positionOf(rules, `${fen} w - - 0 1 opening`))).not.toContain('d4e5');
    expect(moveTexts(positionOf(rules, `${fen} w - - 0 2 opening`))).toContain('d4e5');
  });

  it('ends with the first capture, en passant included; then check is in force', () => {
    const capture = after(positionOf(rules, 'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening'), 'e5d6');
    expect(writeFen(capture)).toBe('n6q/8/3P4/8/k7/8/8/N2Q2K1 b - - 0 6');
    expect(phaseOf(capture)).toBeUndefined();
    expect(inCheck(capture)).toBe(true);
  });

  it('does not end by a capture that would leave the own king attacked', () => {
    const position = positionOf(rules, 'n2q4/8/8/3k4/2N1K3/8/8/3Q3N b - - 2 2 opening');
    expect(moveTexts(position)).toContain('d5c4');
    expect(moveTexts(position)).not.toContain('d8d1');
  });

  it('never lets a king be captured', () => {
    expect(moveTexts(startPosition(rules))).not.toContain('d5e4');
    expect(moveTexts(after(startPosition(rules), 'a7a6'))).not.toContain('e4d5');
  });

  it('knows stalemate: a player without any move passes when knights are equal', () => {
    const stuck = positionOf(rules, '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40 opening');
    expect(moveTexts(stuck)).toEqual(['0000']);
    expect(outcome(stuck)).toBeUndefined();
    expect(writeFen(after(stuck, '0000'))).toBe('8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N w - - 1 40 opening');
  });
});

describe('full-move numbers', () => {
  it('grow after the move of the side that does not begin', () => {
    const start = startPosition(rules);
    expect(writeFen(after(start, 'a7a6'))).toContain(' w - - 0 1 opening');
    expect(writeFen(after(start, 'a7a6', 'a2a3'))).toContain(' b - - 0 2 opening');
  });
});

describe('the names of phases', () => {
  it.each([
    [
      'two the same',
      '[{ name: opening, until: capture }, { name: opening, until: capture }]',
      'two phases have one name',
    ],
    ['one too long for a FEN', `[{ name: ${'o'.repeat(33)}, until: capture }]`, 'one short word'],
  ])('%s are refused', (_what, option, message) => {
    const text = shippedText('chess')?.replace('castling: orthodox', `phases: ${option}`) ?? '';
    const result = loadVariant(text);
    expect(result.ok ? [] : result.problems.map((problem) => problem.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

it('names the phases that a FEN may say', () => {
  expect(rules.having.state.flatMap(({ hooks }) => hooks.state.texts ?? [])).toEqual(['opening']);
});

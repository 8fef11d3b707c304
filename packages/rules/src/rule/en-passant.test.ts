import { describe, expect, it } from 'vitest';
import { movesFrom, moveTexts } from '../../test-support/moves.js';
import { positionOf, shipped, variationOf } from '../../test-support/shipped.js';
import { parseUci, writeFen } from '../notation/index.js';
import { type Position, play, repetitionKey } from '../position/index.js';
import { expectOk } from '../result.js';

function after(position: Position, ...moves: string[]): Position {
  return moves.reduce((here, text) => expectOk(play(here, expectOk(parseUci(here, text)))), position);
}

describe('en passant', () => {
  it('leaves the passed square open for one ply, whether or not anyone can capture', () => {
    const start = positionOf(shipped('chess'), '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    expect(writeFen(after(start, 'e2e4'))).toBe('4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1');
    expect(writeFen(after(start, 'e2e4', 'e8d8'))).toContain(' w - - ');
    expect(writeFen(after(start, 'e2e3'))).toContain(' b - - ');
  });

  it('removes the piece that passed', () => {
    const start = positionOf(shipped('chess'), '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1');
    expect(writeFen(after(start, 'e2e4', 'd4e3'))).toBe('4k3/8/8/8/8/4p3/8/4K3 w - - 0 2');
  });

  it('leaves both squares of a triple step open, in the order passed', () => {
    const start = positionOf(shipped('wide-nightrider'), '6k5/12/12/12/12/1p10/1p10/12/P11/6K5 w - - 0 1');
    const passed = after(start, 'a2a5');
    expect(writeFen(passed)).toContain(' b - a3a4 ');
    expect(movesFrom(passed, 'b')).toEqual(['b4a3', 'b4b3', 'b5a4']);
    expect(writeFen(after(passed, 'b4a3'))).toContain('/1p10/12/p11/12/');
    expect(writeFen(after(passed, 'b5a4'))).toContain('/12/pp10/12/12/');
  });

  it('is illegal when it opens a line to the own king', () => {
    const along = (fen: string) => moveTexts(positionOf(shipped('chess'), fen));
    expect(along('8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1')).not.toContain('d5e6');
    expect(along('1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1')).not.toContain('d5e6');
    expect(moveTexts(positionOf(shipped('nightrider'), '4k3/4n3/8/3pP3/8/2K5/8/8 w - d6 0 1'))).not.toContain('e5d6');
  });

  it('may take the checking pawn', () => {
    expect(
      moveTexts(positionOf(shipped('wide-nightrider'), '12/12/12/12/6k5/5P6/4p7/12/12/6K5 b - f3f4 0 1')),
    ).toContain('e4f3');
  });

  it('concerns steps over squares only, not leaps', () => {
    const rules = variationOf('chess', 'pieces: { pawn: { betza: fmWfceFimD } }');
    const start = positionOf(rules, '4k3/8/8/8/3p4/4n3/4P3/4K3 w - - 0 1');
    const leapt = after(start, 'e2e4');
    expect(writeFen(leapt)).toContain(' b - - ');
    expect(moveTexts(leapt)).not.toContain('d4e3');
  });

  it('never captures a royal piece', () => {
    const rules = variationOf('chess', 'pieces: { king: { betza: KimnD } }\nrules: { castling: none }');
    const stepped = after(positionOf(rules, '4k3/8/8/8/8/3p4/8/4K3 w - - 0 1'), 'e1e3');
    expect(writeFen(stepped)).toContain(' b - e2 ');
    expect(movesFrom(stepped, 'd3')).toEqual(['d3d2']);
  });

  it('takes the place of a quiet move between the same squares', () => {
    const rules = variationOf('chess', 'pieces: { pawn: { betza: fmWfmceFifmnD } }');
    const open = positionOf(rules, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
    expect(movesFrom(open, 'e5')).toEqual(['e5d6', 'e5e6', 'e5f6']);
    expect(writeFen(after(open, 'e5d6'))).toBe('4k3/8/3P4/8/8/8/8/4K3 b - - 0 1');
  });

  it('is listed once where two ways lead to the square', () => {
    const rules = variationOf('chess', 'pieces: { pawn: { betza: fmWfceFifmnD }, rook: { betza: afsceWafsceF } }');
    const ways = positionOf(rules, '4k3/8/8/3p4/2R5/8/8/4K3 w - d6 0 1');
    expect(movesFrom(ways, 'c4d6')).toEqual(['c4d6']);
  });

  it('leaps a hurdle where the piece must', () => {
    const rules = variationOf('chess', 'pieces: { pawn: { betza: fmWfceFifmnD }, rook: { betza: mRcepR } }');
    const captures = (fen: string) => movesFrom(positionOf(rules, fen), 'a6d6').length;
    const plays = (fen: string) => writeFen(after(positionOf(rules, fen), 'a6d6')).split(' ')[0];
    expect(plays('4k3/8/R1n5/3p4/8/8/8/4K3 w - d6 0 1')).toBe('4k3/8/2nR4/8/8/8/8/4K3');
    expect(plays('4k3/8/R7/3p4/8/8/8/4K3 w - d6 0 1')).toBe('4k3/8/3R4/3p4/8/8/8/4K3');
    expect(captures('4k3/8/Rnn5/3p4/8/8/8/4K3 w - d6 0 1')).toBe(0);
  });

  it('names the victim where two pieces may have passed the same square', () => {
    const rules = variationOf('chess', 'pieces: { pawn: { betza: fmFfceWifmnA } }');
    const start = positionOf(rules, '4k3/2p1p3/8/3P4/8/8/8/4K3 b - - 0 1');
    expect(writeFen(after(start, 'c7e5'))).toContain(' w - d6 0 2');
    const both = after(start, 'c7e5', 'e1e2', 'e7c5');
    const fen = '4k3/8/8/2pPp3/8/8/4K3/8 w - d6c5 0 3';
    expect(writeFen(both)).toBe(fen);
    expect(writeFen(after(both, 'd5d6'))).toBe('4k3/8/3P4/4p3/8/8/4K3/8 b - - 0 3');
    expect(writeFen(positionOf(rules, fen))).toBe(fen);
    expect(writeFen(positionOf(rules, fen.replace('d6c5', 'e5d6')))).toBe(fen.replace('c5', 'e5'));
    expect(writeFen(positionOf(rules, fen.replace('d6c5', 'd5d6')))).toBe(fen.replace('d6c5', '-'));
    expect(writeFen(positionOf(rules, '4k3/4p3/8/3Pp3/8/8/4K3/8 w - d6e5 0 3'))).toContain(' w - d6 0 3');
    expect(repetitionKey(positionOf(rules, fen))).not.toBe(
      repetitionKey(positionOf(rules, fen.replace('d6c5', 'd6e5'))),
    );
  });

  it('is no rule where no piece captures so', () => {
    expect(shipped('spider-rider').rules.map(({ key }) => key)).not.toContain('en-passant');
  });
});

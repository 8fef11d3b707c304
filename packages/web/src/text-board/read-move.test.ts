import { EMPTY, expectOk, legalMoves, type Position, play, startPosition, writeSan, writeUci } from '@hippodrome/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginTexts, loadTexts } from '../i18n/index.js';
import { LANGUAGES } from '../i18n/languages.js';
import { spokenMovement } from '../play/spoken.js';
import { rifles } from '../testing/rifles.js';
import { positionOf, rulesOf } from '../testing/rulesets.js';
import { readMove } from './read-move.js';
import { vocabularyOf } from './vocabulary.js';

const GAMES = ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider', 'xiangqi'];

/** The move that is read, in coordinates, or what is wrong. */
function read(position: Position, line: string): string {
  const reading = readMove(position, line, vocabularyOf(position.rules));
  if ('move' in reading) return writeUci(position.rules, reading.move);
  return reading.column === undefined ? reading.trouble : `${reading.column}: ${reading.trouble}`;
}

/** Positions of a game that goes one way and another, the same each time. */
function positionsOf(slug: string, plies: number): readonly Position[] {
  const positions = [startPosition(rulesOf(slug))];
  for (let ply = 0; ply < plies; ply++) {
    const position = positions.at(-1) as Position;
    const moves = legalMoves(position);
    const move = moves[(ply * 7 + 3) % Math.max(1, moves.length)];
    if (move === undefined) break;
    positions.push(expectOk(play(position, move)));
  }
  return positions;
}

describe.each(LANGUAGES)('moves as they are spoken in %s', (language) => {
  beforeAll(async () => {
    await beginTexts(language, []);
    await loadTexts('text-board');
  });

  it.each(GAMES)('are read again: %s', (slug) => {
    for (const position of positionsOf(slug, 8)) {
      for (const move of legalMoves(position)) {
        const words = spokenMovement({ move, before: position, side: position.sideToMove });
        expect(read(position, words), words).toBe(writeUci(position.rules, move));
      }
    }
  });

  it('so are promotions, castlings, passes and captures on the way', () => {
    const odd = [
      positionOf('nightrider', '4k2r/P7/8/8/8/8/8/R3K2R w KQk - 0 1'),
      positionOf('wide-nightrider', '6k5/P11/12/12/12/12/12/12/12/R5K4R w KQ - 0 1'),
      positionOf('grand-cavalier', 'k9/8V1/10/10/10/10/10/10/10/1MNPQKP3[NM] w - - 0 1'),
      positionOf('knights', '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60'),
    ];
    for (const position of odd) {
      for (const move of legalMoves(position)) {
        const words = spokenMovement({ move, before: position, side: position.sideToMove });
        expect(read(position, words), words).toBe(writeUci(position.rules, move));
      }
    }
  });
});

describe('what people type', () => {
  beforeAll(async () => {
    await beginTexts('en', []);
    await loadTexts('text-board');
  });
  const start = startPosition(rulesOf('nightrider'));

  it.each([
    ['Nd5', 'b1d5'],
    ['b1d5', 'b1d5'],
    ['nightrider b1 d5', 'b1d5'],
    ['Nightrider b1, c3, d5', 'b1d5'],
    ['NIGHTRIDER to d5', 'b1d5'],
    ['n b1 d5', 'b1d5'],
    ['nightrider takes e7', 'b1e7'],
    ['night-rider b1xe7', '1: “night” is not understood'],
    ['  nxe7  ', 'b1e7'],
    ['pawn e4', 'e2e4'],
    ['e4', 'e2e4'],
    ['e 4', 'Say which square the piece goes to'],
    ['white pawn on e2 moves to e4', 'e2e4'],
  ])('%s', (line, move) => {
    expect(read(start, line)).toBe(move);
  });

  it('a move is never guessed at: what no piece is named for is the pawn’s', () => {
    expect(read(start, 'c3')).toBe('c2c3');
    expect(read(start, 'd5')).toMatch(/pawn/);
    expect(read(startPosition(rulesOf('cavalier')), 'c4')).toContain('Say which piece moves');
  });

  it.each([
    ['nightrider f6', 'No nightrider can reach f6'],
    ['nightrider b1 b3', 'The nightrider on b1 cannot go to b3: it does not move that way'],
    ['bishop c1 e3', 'blocked on d2 by white pawn'],
    ['rook a1 a2', 'your own white pawn stands there'],
    ['pawn e7 e5', 'the piece on e7 is not yours'],
    ['rook a5', 'No rook can reach a5: blocked on a2 by white pawn'],
    ['queen e5 e6', 'there is no piece on e5'],
    ['rook k9', 'This board has no square'],
    ['nightridr b1 d5', '1: “nightridr” is not understood: did you mean “nightrider”?'],
    ['nightrider', 'Say which square'],
    ['castle', 'There is no such castling now'],
    ['pass', 'A pass is only played where it is forced: there are 24 legal moves'],
    ['nightrider d5 d5 d5', 'there is no piece on d5'],
  ])('%s: is refused with its reason', (line, why) => {
    expect(read(start, line)).toContain(why);
  });

  it('says what a promotion or a castling leaves open', () => {
    const promotion = positionOf('nightrider', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    expect(read(promotion, 'pawn a8')).toContain('Say what it promotes to: queen, rook, bishop, nightrider');
    expect(read(promotion, 'pawn a8 queen')).toBe('a7a8q');
    expect(read(promotion, 'a8 n')).toBe('a7a8n');
    expect(read(promotion, 'a7a8 = bishop')).toBe('a7a8b');
    expect(read(promotion, 'a8 king')).toContain('cannot promote to king');
    const castling = positionOf('wide-nightrider', '6k5/12/12/12/12/12/12/12/12/R5K4R w KQ - 0 1');
    expect(read(castling, 'castle kingside')).toMatch(/^That may be/);
    expect(read(castling, 'castle to i1')).toBe('g1i1,l1g1');
    expect(read(castling, 'O-O:i1')).toBe('g1i1,l1g1');
  });

  it('tells two pieces apart by their squares, files and ranks', () => {
    const rooks = positionOf('nightrider', '4k3/8/8/R7/8/8/8/R3K2R w - - 0 1');
    expect(read(rooks, 'rook a3')).toContain('That may be: White: rook a1 to a3; White: rook a5 to a3');
    expect(read(rooks, 'rook a5 a3')).toBe('a5a3');
    expect(read(rooks, 'R1a3')).toBe('a1a3');
  });

  it('reads captures without moving by what they take', () => {
    const position = rifles('k5/6/2p3/3p2/2U3/3K2 w - - 0 1');
    const shots = legalMoves(position).filter((move) => move.type === 'step' && move.from === move.to);
    expect(shots).toHaveLength(1);
    expect(read(position, 'archer takes d3')).toBe(writeUci(position.rules, shots[0] as (typeof shots)[0]));
  });

  it('never throws, whatever is typed', () => {
    const lines = [
      '',
      ' ',
      '?',
      '…',
      'é',
      '💥💥',
      'x'.repeat(500),
      'a'.repeat(300),
      '\u0000',
      'b1'.repeat(100),
      '王',
      '= = =',
      '-',
      '1',
      'N',
      'NN',
      'Nb',
      '12',
      'e9',
      'z1',
    ];
    for (const line of lines)
      for (const slug of GAMES) expect(() => read(startPosition(rulesOf(slug)), line)).not.toThrow();
  });

  it('takes notation first', () => {
    for (const slug of GAMES) {
      for (const position of positionsOf(slug, 6)) {
        for (const move of legalMoves(position)) {
          expect(read(position, writeSan(position, move))).toBe(writeUci(position.rules, move));
          if (move.type !== 'pass') expect(move.piece).not.toBe(EMPTY);
        }
      }
    }
  });
});

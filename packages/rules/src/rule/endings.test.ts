import { describe, expect, it } from 'vitest';
import { positionOf, shipped, shippedText, variationOf } from '../../test-support/shipped.js';
import { loadVariant } from '../document/index.js';
import { parseUci, writeFen } from '../notation/index.js';
import { legalMoves, outcome, type Position, perft, play } from '../position/index.js';
import { expectOk } from '../result.js';
import type { Ruleset } from './ruleset.js';

const end = (rules: Ruleset, fen: string) => outcome(positionOf(rules, fen));
const win = (winner: 'white' | 'black', rule: string) => ({ winner, rule });
const draw = (rule: string) => ({ winner: null, rule });

describe('wins and draws in their order', () => {
  it('material comes before mate', () => {
    // Black is mated and has no queen: the first entry decides.
    expect(end(shipped('knights'), 'k7/1Q6/1K6/8/8/8/8/1N5n b - - 0 30')).toEqual(win('white', 'extinction'));
  });

  it('mate comes before the move rule', () => {
    expect(end(shipped('nightrider'), 'R3k3/8/4K3/8/8/8/8/8 b - - 100 90')).toEqual(win('white', 'checkmate'));
    expect(end(shipped('nightrider'), '4k3/R7/4K3/8/8/8/8/8 b - - 100 90')).toEqual(draw('move-rule'));
  });

  it('the order is the document’s', () => {
    const mateFirst = variationOf('knights', 'rules: { wins: [checkmate, { extinct: queen }] }');
    expect(end(mateFirst, 'k7/1Q6/1K6/8/8/8/8/1N5n b - - 0 30')).toEqual(win('white', 'checkmate'));
    const queensFirst = variationOf('knights', 'rules: { wins: [{ extinct: queen }, checkmate] }');
    expect(end(queensFirst, 'k7/1Q6/1K6/8/8/8/8/1N5n b - - 0 30')).toEqual(win('white', 'extinction'));
  });
});

describe('the move rule', () => {
  it.each([
    ['{ moves: 50 }', 'moves in a row without capture or pawn move.'],
    ['{ moves: 50, resets: [capture, promotion, knight] }', 'without capture or promotion or knight move.'],
    ['{ moves: 50, resets: [] }', '50 moves in a row.'],
  ])('%s says what is progress', (option, end) => {
    const { rules } = variationOf('chess', `rules: { draws: [{ move-rule: ${option} }] }`);
    const sentences = rules.find(({ key }) => key === 'draws')?.hooks.sentences.map(({ message }) => message);
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`${end.replace('.', '\\.')}$`))]);
  });

  it.each([
    ['{ moves: 50 }', '0 5'],
    ['{ moves: 50, resets: [capture] }', '8 5'],
    ['{ moves: 50, resets: [king] }', '8 5'],
    ['{ moves: 50, resets: [] }', '8 5'],
  ])('%s counts a pawn move so', (option, clock) => {
    const rules = variationOf('chess', `rules: { draws: [{ move-rule: ${option} }] }`);
    const start = positionOf(rules, '4k3/8/8/8/8/8/4P3/4K3 w - - 7 5');
    expect(writeFen(expectOk(play(start, expectOk(parseUci(start, 'e2e3')))))).toMatch(new RegExp(` ${clock}$`));
  });

  it('is one, for there is one clock', () => {
    const text = shippedText('chess')?.replace('- { repetition: 3 }', '- { move-rule: { moves: 75 } }') ?? '';
    const result = loadVariant(text);
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('one move-rule'),
    ]);
  });
});

describe('insufficient material', () => {
  it.each([
    ['["", bishop, knight]', 'nothing but kings is left, or but a single bishop or knight besides.'],
    ['[""]', 'nothing but kings is left.'],
    ['[bishop]', 'nothing but kings and a single bishop is left.'],
  ])('%s in words', (option, end) => {
    const { rules } = variationOf('chess', `rules: { draws: [{ insufficient-material: ${option} }] }`);
    const sentences = rules.find(({ key }) => key === 'draws')?.hooks.sentences.map(({ message }) => message);
    expect(sentences).toEqual([`The game is drawn when ${end}`]);
  });
});

describe('stalemate', () => {
  const fen = '7k/8/6Q1/8/8/8/8/4K3 b - - 0 1';

  it.each([
    ['draw', draw('stalemate')],
    ['loss', win('white', 'stalemate')],
    ['win', win('black', 'stalemate')],
  ])('may be a %s', (meaning, expected) => {
    expect(end(variationOf('chess', `rules: { stalemate: ${meaning} }`), fen)).toEqual(expected);
  });

  it('may compare pieces', () => {
    const rules = variationOf('chess', 'rules: { stalemate: { more: knight, equal: pass } }');
    expect(end(rules, fen)).toBeUndefined();
    expect(end(rules, '7k/8/6Q1/8/8/8/8/N3K3 b - - 0 1')).toEqual(win('white', 'stalemate'));
  });
});

describe('insufficient material', () => {
  it.each([
    ['4k3/8/8/8/8/8/8/4K3', draw('insufficient-material')],
    ['4k3/8/8/8/8/8/8/2B1K3', draw('insufficient-material')],
    ['4k3/8/8/3n4/8/8/8/4K3', draw('insufficient-material')],
    ['4k3/8/8/3n4/8/8/8/2B1K3', undefined],
    ['4k3/8/8/8/8/8/8/2N1KN2', undefined],
    ['4k3/8/8/8/8/8/8/2P1K3', undefined],
  ])('%s', (placement, expected) => {
    expect(end(shipped('nightrider'), `${placement} w - - 0 1`)).toEqual(expected);
  });

  it('holds for bare kings only where the document says no more', () => {
    expect(end(shipped('cavalier'), '4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toEqual(draw('insufficient-material'));
    expect(end(shipped('cavalier'), '4k3/8/8/8/8/8/8/1N2K3 w - - 0 1')).toBeUndefined();
  });
});

describe('bare king', () => {
  const atOnce = variationOf('chess', 'rules: { wins: [bare-king, checkmate], draws: [] }');
  const withReply = variationOf('chess', 'rules: { wins: [{ bare-king: { reply: true } }, checkmate], draws: [] }');

  it('loses at once', () => {
    expect(end(atOnce, '8/4k3/5R2/8/4K3/8/8/8 b - - 0 1')).toEqual(win('white', 'bare-king'));
    expect(end(atOnce, '8/4k3/5R2/8/4K3/2p5/8/8 b - - 0 1')).toBeUndefined();
  });

  it('or has one reply, which draws when it bares the other side too', () => {
    expect(end(withReply, '8/4k3/5R2/8/4K3/8/8/8 b - - 0 1')).toBeUndefined();
    expect(end(withReply, '8/4k3/5R2/8/4K3/8/8/8 w - - 0 1')).toEqual(win('white', 'bare-king'));
    expect(end(withReply, '8/3k4/5R2/8/4K3/8/8/8 b - - 0 1')).toEqual(win('white', 'bare-king'));
    expect(end(withReply, '8/4k3/5R2/8/4K3/2P5/8/8 b - - 0 1')).toEqual(win('white', 'bare-king'));
    expect(end(withReply, '8/8/5k2/8/4K3/8/8/8 w - - 0 1')).toEqual(draw('bare-king'));
  });

  it('stops perft when it ends the game, not while there is a reply', () => {
    const replies = positionOf(withReply, '8/4k3/5R2/8/4K3/8/8/8 b - - 0 1');
    expect(perft(replies, 1)).toBe(legalMoves(replies).length);
    expect(perft(positionOf(withReply, '8/3k4/5R2/8/4K3/8/8/8 b - - 0 1'), 1)).toBe(0);
    expect(perft(positionOf(atOnce, '8/4k3/5R2/8/4K3/8/8/8 b - - 0 1'), 1)).toBe(0);
  });
});

describe('check count', () => {
  const rules = variationOf('chess', 'rules: { wins: [checkmate, { checks: 3 }], draws: [] }');
  const after = (position: Position, ...moves: string[]): Position =>
    moves.reduce((here, text) => expectOk(play(here, expectOk(parseUci(here, text)))), position);

  it('goes down with every check of the mover, a double check once', () => {
    const start = positionOf(rules, '4k3/8/8/8/4B3/8/8/4R1K1 w - - 3+3 0 1');
    expect(writeFen(after(start, 'e4c6'))).toContain(' b - - 2+3 1 1');
    expect(writeFen(after(start, 'e4f5'))).toContain(' b - - 2+3 1 1');
    expect(writeFen(after(start, 'g1g2'))).toContain(' b - - 3+3 1 1');
    expect(writeFen(after(start, 'e4c6', 'e8f8', 'e1f1', 'f8e7', 'f1e1'))).toContain(' b - - 0+3 5 3');
  });

  it('ends the game at nought, perft too', () => {
    const last = positionOf(rules, '4k3/8/8/8/8/8/8/R3K3 w - - 1+1 0 1');
    const won = after(last, 'a1a8');
    expect(outcome(won)).toEqual(win('white', 'check-count'));
    expect(perft(won, 1)).toBe(0);
    expect(outcome(positionOf(rules, '4k3/8/8/8/8/8/8/R3K3 w - - 2+0 0 1'))).toEqual(win('black', 'check-count'));
  });

  it('does not count while nobody is in check', () => {
    const phased = variationOf(
      'chess',
      'rules: { wins: [checkmate, { checks: 2 }], phases: [{ name: opening, until: capture, suspend: [check] }] }',
    );
    const start = positionOf(phased, '4k3/8/8/8/8/8/p7/R3K3 w - - 2+2 0 1 opening');
    const quiet = positionOf(phased, '4k3/8/8/8/8/8/8/R3K3 w - - 2+2 0 1 opening');
    expect(writeFen(after(quiet, 'a1a8'))).toContain(' b - - 2+2 1 1 opening');
    expect(writeFen(after(start, 'e1d1', 'e8d8', 'a1a2', 'd8c8', 'a2a8'))).toContain(' b - - 1+2 2 3');
  });
});

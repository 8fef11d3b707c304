import { describe, expect, it } from 'vitest';
import { commandsAt, evaluationAt, setCommand, setEvaluation, setWords, toggleNag, wordsAt } from './annotate.js';
import { outline, readMoves } from './pgn.test-helper.js';
import type { MoveNode } from './tree.js';

function annotated(moves: string): { readonly node: MoveNode; readonly now: () => string } {
  const { tree } = readMoves(moves);
  return { node: tree.children[0] ?? expect.fail('no move'), now: () => outline(tree) };
}

describe('signs', () => {
  it('of one kind replace each other, of different kinds stand together, twice is none', () => {
    const { node, now } = annotated('1. e4 $1 $146 *');
    const undos = [16, 2, 14, 14, 2].map((nag) => {
      const undo = toggleNag(node, nag);
      return { undo, now: now() };
    });
    expect(undos.map(({ now }) => now)).toEqual([
      'e4 $1 $16 $146',
      'e4 $2 $16 $146',
      'e4 $2 $14 $146',
      'e4 $2 $146',
      'e4 $146',
    ]);
    for (const { undo } of undos.reverse()) undo();
    expect(now()).toBe('e4 $1 $146');
  });
});

describe('words', () => {
  it('of several comments are one text; replaced, all else stays', () => {
    const { node, now } = annotated('1. e4 {one [%clk 0:05:00]} {two} {[%csl Ga4]} *');
    expect(wordsAt(node)).toBe('one two');
    const undo = setWords(node, 'three');
    expect(now()).toBe('e4 {[%clk 0:05:00] three} {[%csl Ga4]}');
    const erased = setWords(node, '');
    expect(now()).toBe('e4 {[%clk 0:05:00]} {[%csl Ga4]}');
    erased();
    const redo = undo();
    expect(wordsAt(node)).toBe('one two');
    redo();
    expect(wordsAt(node)).toBe('three');
  });

  it('are put where there was no comment, and leave none behind', () => {
    const { node, now } = annotated('1. e4 *');
    setWords(node, 'first');
    expect(now()).toBe('e4 {first}');
    setWords(node, '');
    expect(now()).toBe('e4');
  });
});

describe('evaluations and commands', () => {
  it('are set beside the words, and taken away', () => {
    const { node, now } = annotated('1. e4 {good} *');
    const undos = [
      setEvaluation(node, { cp: 31 }),
      setCommand(node, 'cal', 'Ge2e4'),
      setEvaluation(node, { mate: -2 }),
    ];
    expect(now()).toBe('e4 {[%eval #-2] [%cal Ge2e4] good}');
    expect([evaluationAt(node), commandsAt(node, 'cal')]).toEqual([{ mate: -2 }, ['Ge2e4']]);
    setEvaluation(node, undefined);
    setCommand(node, 'cal', undefined);
    expect(now()).toBe('e4 {good}');
    for (const undo of undos.reverse()) undo();
    expect(now()).toBe('e4 {good}');
  });

  it('there is one at most of each, wherever it was', () => {
    const { node, now } = annotated('1. e4 {a} {[%eval 0.5] [%csl Ga4] b} {[%csl Gb5]} *');
    expect(commandsAt(node, 'csl')).toEqual(['Ga4', 'Gb5']);
    setCommand(node, 'csl', 'Rc3');
    setEvaluation(node, { cp: 10 });
    expect(now()).toBe('e4 {[%eval 0.10] [%csl Rc3] a} {b}');
  });
});

import { EMPTY, type PieceCode, writeSetup } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { carryTo, type Draft, newDraft, redo, settle, type Tool, undo, use, write } from './draft.js';

const rules = rulesOf('chess');
const square = (name: string) => {
  const found = rules.board.find(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const fenOf = ({ setup }: Draft): string => writeSetup(rules, setup);
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Presses squares with a tool: what became of each, and of the position. */
function press(draft: Draft, tool: Tool, ...names: readonly string[]) {
  const done: string[] = [];
  let now = draft;
  for (const name of names) {
    const [next, became] = use(rules, now, tool, square(name));
    now = next;
    done.push(became);
  }
  return { now, done };
}

describe('a position that is being set up', () => {
  const start = newDraft(rules, undefined);

  it('begins with the array, or with what an address asks for', () => {
    expect(fenOf(start)).toBe(START);
    const fen = '4k3/8/8/8/8/8/8/4K3 b - - 3 9';
    const asked = newDraft(rules, fen);
    expect([fenOf(asked), asked.past, asked.written]).toEqual([fen, [], undefined]);
  });

  it('says what is wrong with an address, and keeps its text', () => {
    const asked = newDraft(rules, '4k3/8/8 w');
    expect(fenOf(asked)).toBe(START);
    expect(asked.written?.text).toBe('4k3/8/8 w');
    expect(asked.written?.problems.map(({ code }) => code)).toContain('fen/rank-count');
  });

  it('gets a piece, loses it by the same one again, and by the eraser', () => {
    const queen = rules.kindNamed('queen')?.white as PieceCode;
    const put = press(start, queen, 'e4');
    expect(put.done).toEqual(['put']);
    expect(fenOf(put.now)).toContain('/4Q3/');
    expect(press(put.now, queen, 'e4').done).toEqual(['cleared']);
    const erased = press(start, 'erase', 'a1', 'a1');
    expect(erased.done).toEqual(['cleared', 'nothing']);
    expect(erased.now.setup.placement[square('a1')]).toBe(EMPTY);
  });

  it('has pieces moved by hand with two presses, and let go of on the same square', () => {
    const { now, done } = press(start, 'hand', 'e5', 'e2', 'e2', 'e2', 'd8');
    expect(done).toEqual(['nothing', 'picked', 'released', 'picked', 'carried']);
    expect(fenOf(now)).toMatch(/^rnbPkbnr\/.*\/PPPP1PPP\//);
    expect(now.picked).toBeUndefined();
  });

  it('is taken back and done again; something new forgets what was taken back', () => {
    const { now: one } = press(start, 'erase', 'a1');
    const { now: two } = press(one, 'erase', 'h1');
    expect(fenOf(undo(two))).toBe(fenOf(one));
    const back = undo(undo(two));
    expect([fenOf(back), back.past.length, fenOf(undo(back))]).toEqual([START, 0, START]);
    expect(fenOf(redo(redo(redo(back))))).toBe(fenOf(two));
    expect(carryTo(rules, back, square('b1'), undefined).future).toEqual([]);
  });

  it('remembers no change that changed nothing', () => {
    expect(carryTo(rules, start, square('e4'), undefined).past).toEqual([]);
  });

  it('follows a text while it is written, which stays as it is until it is done', () => {
    const bad = write(rules, start, '4k3/8/8/8/8/8/8/4K2  b');
    expect(fenOf(bad)).toBe(START);
    expect(bad.written?.problems.length).toBeGreaterThan(0);
    expect(settle(bad)).toBe(bad);
    const good = write(rules, bad, '4k3/8/8/8/8/8/8/4K3  b');
    expect(fenOf(good)).toBe('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
    expect(good.written).toEqual({ text: '4k3/8/8/8/8/8/8/4K3  b', problems: [] });
    expect(settle(good).written).toBeUndefined();
  });

  it('says where in the text a problem is, white space counted as it stands', () => {
    const [problem] = write(rules, start, '  4x3/8/8/8/8/8/8/4K3 b').written?.problems ?? [];
    expect(problem).toMatchObject({ code: 'fen/unknown-piece', column: 4 });
  });
});

import { expectOk, mainLine, parseMove, parsePgn, variantsNamed } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import {
  createTaughtStore,
  LONGEST_NOTE,
  newTaughtGame,
  notesText,
  notesUntil,
  readTaughtGame,
  taughtPgn,
  withNote,
  writeTaughtGame,
} from './notes.js';

const rules = rulesOf('knights');

function taught(...moves: readonly string[]) {
  const game = newTaughtGame(rules);
  for (const text of moves) expectOk(game.session.play(expectOk(parseMove(game.session.game.position, text)), 0));
  return { ...game, notes: { 0: 'Why in check?', 2: 'A {brace},\nand a line.' } };
}

describe('a taught game', () => {
  it('comes back as it was kept', () => {
    const game = taught('Kd4', 'a3', 'Kd5');
    const again = readTaughtGame(rules, writeTaughtGame(game));
    expect(again.session.lines.map(({ san }) => san)).toEqual(['Kd4', 'a3', 'Kd5']);
    expect(again.notes).toEqual(game.notes);
  });

  it.each(['', 'null', '7', '{"moves":7,"notes":7}', '{"moves":["e2e9",{}]}', '{"notes":{"1":"late","x":"?","0":7}}'])(
    'makes sense whatever is found: %s',
    (text) => {
      const game = readTaughtGame(rules, text);
      expect([game.session.lines.length, game.notes]).toEqual([0, {}]);
    },
  );

  it('goes on as far as its moves are legal', () => {
    const game = readTaughtGame(rules, '{"moves":["d5d4","a2a3","d4a1"],"notes":{"2":"here","3":"gone"}}');
    expect([game.session.lines.length, game.notes]).toEqual([2, { 2: 'here' }]);
  });

  it('is a PGN whose comments are the notes, and reads back', () => {
    const text = taughtPgn(taught('Kd4', 'a3', 'Kd5'), new Map([['Event', 'Class']]));
    const [game] = parsePgn(text, variantsNamed([rules]));
    expect(text).toContain('[Event "Class"]');
    expect(text.replace(/\s+/g, ' ')).toContain('{Why in check?}');
    expect(text.replace(/\s+/g, ' ')).toContain('{A brace, and a line.}');
    expect(game && mainLine(game.tree).map(({ comments }) => comments[0]?.text)).toEqual([
      undefined,
      'A brace, and a line.',
      undefined,
    ]);
  });

  it('has its notes as text, with the moves they belong to', () => {
    expect(notesText(taught('Kd4', 'a3'))).toBe('–: Why in check?\n1. a3: A {brace}, and a line.');
  });

  it('forgets empty notes, and notes to moves that were taken back', () => {
    expect(withNote({ 1: 'a' }, 1, '  ')).toEqual({});
    expect(withNote({}, 1, 'a'.repeat(9999))[1]?.length).toBe(LONGEST_NOTE);
    expect(notesUntil({ 0: 'a', 2: 'b' }, 1)).toEqual({ 0: 'a' });
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const store = createTaughtStore(undefined);
    store.save(taught('Kd4'));
    expect(store.load(rules).session.lines).toEqual([]);
  });
});

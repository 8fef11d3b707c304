import { fc, test } from '@fast-check/vitest';
import { expectOk, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { AS_WHITE, HOTSEAT, played, positionOf, rulesOf } from '../testing/rulesets.js';
import { timeLeft } from './clocks.js';
import { restoreGame, saveGame, summary } from './saved-game.js';
import { Session } from './session.js';

const rules = rulesOf('chess');
const someGame = () => played(new Session(rules, AS_WHITE), 'e4', 'e5', 'Nf3');
const codeOf = (text: string): string => {
  const result = restoreGame(rules, text, 0);
  return result.ok ? 'ok' : (result.problems[0]?.code ?? '');
};
const changed = (change: (saved: Record<string, unknown>) => void): string => {
  const saved = JSON.parse(saveGame(someGame(), false, 0)) as Record<string, unknown>;
  change(saved);
  return JSON.stringify(saved);
};

describe('a saved game', () => {
  it('comes back as it was', () => {
    const before = someGame();
    const { session, flipped } = expectOk(restoreGame(rules, saveGame(before, true, 0), 0));
    expect(session.lines.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3']);
    expect(session.settings).toEqual(before.settings);
    expect(writeFen(session.game.position)).toBe(writeFen(before.game.position));
    expect(flipped).toBe(true);
  });

  it('comes back from a position of its own, with holdings, phase and all', () => {
    const fen = '4k5/10/4V5/10/10/10/10/10/10/K9[Qn] w - - 3 9';
    const session = new Session(rulesOf('grand-cavalier'), HOTSEAT, positionOf('grand-cavalier', fen));
    const back = expectOk(restoreGame(rulesOf('grand-cavalier'), saveGame(session, false, 0), 0)).session;
    expect(writeFen(back.game.position)).toBe(fen);
  });

  it.each(['resignation', 'agreement', 'timeout'] as const)('stays ended by %s', (rule) => {
    const session = someGame();
    if (rule === 'resignation') session.resign('white', 0);
    else session.redeclare({ rule, side: 'black' }, 0);
    const back = expectOk(restoreGame(rules, saveGame(session, false, 0), 0)).session;
    expect(back.outcome).toEqual(session.outcome);
    expect(back.outcome?.rule).toBe(rule);
  });

  it('keeps the time that was left, and stands', () => {
    const timed = played(new Session(rules, { ...HOTSEAT, clock: { minutes: 5, increment: 0 } }), 'e4', 'e5');
    const text = saveGame(timed, false, 12_000);
    const back = expectOk(restoreGame(rules, text, 900_000)).session;
    if (back.clock === undefined) throw new Error('no clock');
    expect(back.clock.running).toBeUndefined();
    expect(timeLeft(back.clock, 'white', 999_999)).toBe(290_000);
    expect(timeLeft(back.clock, 'black', 999_999)).toBe(299_000);
    back.resume(1_000_000);
    expect(back.clock.running?.side).toBe('white');
  });

  it('tells its length without being replayed', () => {
    expect(summary(saveGame(someGame(), false, 7))).toMatchObject({
      plies: 3,
      isOver: false,
      fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
      at: 7,
    });
    const over = someGame();
    over.resign('white', 0);
    expect(summary(saveGame(over, false, 0))?.isOver).toBe(true);
    expect(summary('{')).toBeUndefined();
  });

  it.each([
    ['', 'saved/unreadable'],
    ['null', 'saved/unreadable'],
    ['{"version":1}', 'saved/unreadable'],
    ['x'.repeat(200_001), 'saved/unreadable'],
    [changed((saved) => (saved.version = 0)), 'saved/other-version'],
    [changed((saved) => (saved.rules = 'other')), 'saved/other-rules'],
    [changed((saved) => (saved.start = '8/8 w')), 'saved/bad-start'],
    [changed((saved) => (saved.moves = ['e2e4', 'e7e3'])), 'saved/bad-move'],
    [changed((saved) => (saved.moves = 'e2e4')), 'saved/unreadable'],
    [changed((saved) => (saved.settings = { seats: { white: 'cat', black: 'person' }, level: 1 })), 'saved/unreadable'],
    [changed((saved) => (saved.settings = { ...AS_WHITE, level: 9 })), 'saved/unreadable'],
    [changed((saved) => (saved.settings = { ...AS_WHITE, clock: { minutes: 0, increment: 0 } })), 'saved/unreadable'],
  ])('that is damaged is refused: %.40s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('of other rules is another game', () => {
    expect(restoreGame(rulesOf('nightrider'), saveGame(someGame(), false, 0), 0)).toMatchObject({
      ok: false,
      problems: [{ code: 'saved/other-rules' }],
    });
  });

  const whole = saveGame(someGame(), false, 0);
  test.prop([fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 8 })])(
    'never crashes, however it was cut',
    (at, cut, put) => {
      const text = whole.slice(0, at) + put + whole.slice(at + cut);
      expect(codeOf(text)).toMatch(/^ok$|^saved\//);
    },
  );

  test.prop([fc.json()])('never crashes on any JSON', (text) => {
    expect(codeOf(text)).toMatch(/^saved\//);
  });
});

import type { Player } from '@hippodrome/engine';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { describe, expect, it, vi } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { Opponent } from './opponent.js';

const OPTIONS = { variant: rulesOf('chess'), level: 1 } as const;

/** A player of whom only its being stopped and closed matters here. */
function fakePlayer() {
  const unasked = <T>(): Promise<Result<T>> => Promise.resolve(fail(error('engine/closed', 'nobody is there')));
  const [stop, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  return { level: 1, choose: unasked, hint: unasked, acceptsDraw: unasked, stop, close } as const satisfies Player;
}

/** A question that is answered by hand. */
function question(): { readonly ask: () => Promise<Result<number>>; readonly asked: () => number; answer: () => void } {
  const open: ((result: Result<number>) => void)[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
    return new Promise<Result<number>>((resolve) => open.push(resolve));
  };
  return { ask, asked: () => asked, answer: () => open.shift()?.(ok(asked)) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('an opponent', () => {
  it('is started once, when it is first asked', async () => {
    const create = vi.fn<() => Promise<Result<Player>>>(() => Promise.resolve(ok(fakePlayer())));
    const opponent = new Opponent(OPTIONS, create);
    expect(create).not.toHaveBeenCalled();
    expect(await opponent.ask(() => Promise.resolve(ok(1)))).toMatchObject({ value: 1 });
    expect(await opponent.ask(() => Promise.resolve(ok(2)))).toMatchObject({ value: 2 });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is asked one thing at a time', async () => {
    const opponent = new Opponent(OPTIONS, () => Promise.resolve(ok(fakePlayer())));
    const [first, second] = [question(), question()];
    const answers = [opponent.ask(first.ask), opponent.ask(second.ask)];
    await settle();
    expect([first.asked(), second.asked()]).toEqual([1, 0]);
    first.answer();
    await settle();
    expect(second.asked()).toBe(1);
    second.answer();
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('is stopped, and never asked what still waited', async () => {
    const player = fakePlayer();
    const opponent = new Opponent(OPTIONS, () => Promise.resolve(ok(player)));
    const [first, waiting, next] = [question(), question(), question()];
    const answers = [opponent.ask(first.ask), opponent.ask(waiting.ask)];
    await settle();
    opponent.stop();
    answers.push(opponent.ask(next.ask));
    expect(player.stop).toHaveBeenCalled();
    first.answer();
    await settle();
    next.answer();
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true },
      { problems: [{ code: 'play/stopped' }] },
      { ok: true },
    ]);
    expect(waiting.asked()).toBe(0);
  });

  it('that is closed while it starts is ended', async () => {
    const player = fakePlayer();
    const opponent = new Opponent(OPTIONS, () => settle().then(() => ok(player)));
    const answer = opponent.ask(question().ask);
    opponent.close();
    expect((await answer).ok).toBe(false);
    await settle();
    expect(player.close.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('that cannot be started says so, and is tried again', async () => {
    const create = vi
      .fn<() => Promise<Result<Player>>>()
      .mockResolvedValueOnce(fail(error('engine/crashed', 'no worker')))
      .mockResolvedValueOnce(ok(fakePlayer()));
    const opponent = new Opponent(OPTIONS, create);
    expect(await opponent.ask(() => Promise.resolve(ok(1)))).toMatchObject({ problems: [{ code: 'engine/crashed' }] });
    expect(await opponent.ask(() => Promise.resolve(ok(1)))).toMatchObject({ ok: true });
  });
});

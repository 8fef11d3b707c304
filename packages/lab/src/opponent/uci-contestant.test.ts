import { fileURLToPath } from 'node:url';
import { expectOk, Game, writeUci } from '@hippodrome/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import type { Answer, Task } from '../match/contestant.js';
import { parseEngineSpec } from './specification.js';
import { UciContestant } from './uci-contestant.js';

const ENGINE = fileURLToPath(new URL('../../test-support/engine.mjs', import.meta.url));
const TASK: Task = {
  control: { type: 'nodes', nodes: 1 },
  clocks: {
    white: { left: 0, increment: 0, movesToGo: undefined },
    black: { left: 0, increment: 0, movesToGo: undefined },
  },
  deadline: 30_000,
};

/** An engine that behaves as the arguments say. */
function contestant(args: string, settings = '', slug = 'knights'): UciContestant {
  const command = `'"${process.execPath}" "${ENGINE}" ${args}'`;
  const made = new UciContestant(expectOk(parseEngineSpec(`cmd=${command} ${settings}`)), shipped(slug));
  onTestFinished(() => made.close());
  return made;
}

async function firstMove(made: UciContestant, task = TASK, slug = 'knights'): Promise<Answer> {
  expectOk(await made.newGame());
  return made.think(new Game(shipped(slug)), task);
}

describe('an engine', () => {
  it('plays a game that nobody but us knows, with its score', async () => {
    const made = contestant('seed=3 score=25');
    const game = new Game(shipped('knights'));
    expectOk(await made.newGame());
    for (let ply = 0; ply < 6; ply++) {
      const answer = await made.think(game, TASK);
      if (answer.type === 'fault') throw new Error(answer.fault.message);
      expect(answer.info).toEqual({ depth: 1, score: { cp: 25 }, nodes: 1 });
      expectOk(game.play(answer.move));
    }
    expect(made.name).toBe('Scripted');
    expect(contestant('', 'name=Tal').name).toBe('Tal');
  });

  it('is told the game by the name it uses', async () => {
    const answer = await firstMove(contestant('seed=1', 'variant.chess=nightrider', 'chess'), TASK, 'chess');
    expect(answer.type).toBe('move');
  });

  it.each([
    ['crash=1', 'crash', 'exit code 3; its last words: Segmentation fault'],
    ['illegal=1', 'illegal-move', '"bestmove a1a1": '],
    ['nonsense=1', 'illegal-move', '"bestmove": no move'],
  ])('that does %s loses, with its line', async (args, kind, words) => {
    const answer = await firstMove(contestant(args));
    expect(answer).toMatchObject({ type: 'fault', fault: { kind, message: expect.stringContaining(words) } });
  });

  it('that is late loses, and its late move is not taken for the next', async () => {
    const made = contestant('delay=300 seed=5');
    expect(await firstMove(made, { ...TASK, deadline: 20 })).toMatchObject({ type: 'fault', fault: { kind: 'late' } });
    expect((await firstMove(made)).type).toBe('move');
  });

  it('that falls silent is ended and started again', async () => {
    const made = contestant('silence=1');
    expect(await firstMove(made, { ...TASK, deadline: 20 })).toMatchObject({ type: 'fault', fault: { kind: 'late' } });
    expect(await firstMove(made, { ...TASK, deadline: 20 })).toMatchObject({ type: 'fault', fault: { kind: 'late' } });
  });

  it('is started again after a crash', async () => {
    const made = contestant('crash=2 seed=1');
    const game = new Game(shipped('knights'));
    expectOk(await made.newGame());
    expect((await made.think(game, TASK)).type).toBe('move');
    expect((await made.think(game, TASK)).type).toBe('fault');
    expectOk(await made.newGame());
    const answer = await made.think(game, TASK);
    expect(answer.type === 'move' && writeUci(shipped('knights'), answer.move)).toMatch(/^[a-h]\d[a-h]\d/);
  });
});

describe('an engine is refused', () => {
  it.each([
    ['', 'option.Hsh=3', 'knights', 'engine/unknown-option', '(did you mean "Hash"?)'],
    ['', 'variant.knights=knight', 'knights', 'engine/unknown-variant', '(did you mean "knights"?)'],
  ])('%s %s', async (args, settings, slug, code, words) => {
    const started = await contestant(args, settings, slug).newGame();
    expect(started).toMatchObject({ ok: false, problems: [{ code, message: expect.stringContaining(words) }] });
  });

  it.each([
    ['/no/such/program', 'there is no such program'],
    [`${process.execPath} -e process.exit(4)`, 'exit code 4'],
  ])('when it does not start: %s', async (command, words) => {
    const made = new UciContestant(expectOk(parseEngineSpec(command)), shipped('chess'));
    expect(await made.newGame()).toMatchObject({
      ok: false,
      problems: [{ code: 'engine/failed', message: expect.stringContaining(words) }],
    });
  });
});

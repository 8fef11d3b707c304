import { Game, legalMoves } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { findGame } from '../variants/find.js';
import type { Computer } from './computer.js';
import { playInTerminal, type Terminal } from './loop.js';
import { createPaint } from './paint.js';
import type { Table, Thought } from './table.js';

function sitDown(): Table {
  const rules = findGame('nightrider');
  if (!rules.ok) throw new Error('nightrider');
  const game = new Game(rules.value);
  return { game, player: 'white', level: 1, paint: createPaint(1), flipped: false, asked: undefined, left: false };
}

/** Plays the first legal move as soon as it is told to; counts the thoughts that were stopped. */
function createFakeComputer() {
  const waiting: (() => void)[] = [];
  const fake = {
    stopped: 0,
    asked: 0,
    release: () => waiting.shift()?.(),
  };
  const computer: Computer = {
    think: ({ position }, _game, signal) => {
      fake.asked++;
      return new Promise<Thought | undefined>((resolve) => {
        signal.addEventListener('abort', () => {
          fake.stopped++;
          resolve(undefined);
        });
        const move = legalMoves(position)[0];
        waiting.push(() => resolve(move && { about: 'move', move }));
      });
    },
    close: () => {},
  };
  return { fake, computer };
}

/** @param lines texts to type, and things to do instead of typing; then the input ends */
function createScript(isLive: boolean, lines: readonly (string | (() => void))[]) {
  const shown: string[] = [];
  const rest = [...lines];
  const terminal: Terminal = {
    isLive,
    show: (text) => shown.push(text),
    prompt: () => {},
    async readLine() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = rest.shift();
        if (typeof next !== 'function') return next;
        next();
      }
    },
  };
  return { terminal, shown };
}

describe('with a pipe', () => {
  it('answers every line before it reads the next', async () => {
    const { fake, computer } = createFakeComputer();
    const eager: Computer = {
      ...computer,
      think: (...args) => {
        const thought = computer.think(...args);
        setTimeout(fake.release, 5);
        return thought;
      },
    };
    const { terminal, shown } = createScript(false, ['e4', 'd4']);
    const table = sitDown();
    await playInTerminal(table, eager, terminal);
    expect(table.game.plies).toHaveLength(4);
    expect(shown.filter((text) => text.startsWith('The computer plays'))).toHaveLength(2);
  });

  it('ends with its input', async () => {
    const { computer } = createFakeComputer();
    const { terminal, shown } = createScript(false, []);
    await playInTerminal(sitDown(), computer, terminal);
    expect(shown).toHaveLength(1);
  });
});

describe('with a person', () => {
  it('hears commands while the computer thinks', async () => {
    const { fake, computer } = createFakeComputer();
    const { terminal, shown } = createScript(true, ['e4', 'fen', fake.release, 'quit']);
    await playInTerminal(sitDown(), computer, terminal);
    const fen = shown.findIndex((text) => text.includes(' b KQkq e3 0 1'));
    const reply = shown.findIndex((text) => text.startsWith('The computer plays'));
    expect(fen).toBeGreaterThan(0);
    expect(reply).toBeGreaterThan(fen);
  });

  it('stops a thought that is no longer wanted', async () => {
    const { fake, computer } = createFakeComputer();
    const { terminal } = createScript(true, ['e4', 'undo', 'd4', 'quit']);
    const table = sitDown();
    await playInTerminal(table, computer, terminal);
    expect(fake).toMatchObject({ asked: 2, stopped: 2 });
    expect(table.game.plies).toHaveLength(1);
  });
});

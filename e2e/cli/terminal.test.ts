/** The game at a terminal. */
import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROGRAM } from './hippodrome.js';

/** Runs a command at a terminal of its own; only the one of util-linux knows the options used here. */
const SCRIPT = 'script';
const hasScript = spawnSync(SCRIPT, ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** A game at a terminal; keys can be pressed, and what appears can be waited for. */
function sitDown(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const command = [process.execPath, PROGRAM, 'play', ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn(SCRIPT, ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...process.env, TMUX: undefined, NO_COLOR: undefined, FORCE_COLOR: undefined, CI: undefined, ...env },
  });
  onTestFinished(() => {
    child.kill();
  });
  let screen = '';
  let look = (): void => {};
  child.stdout.on('data', (data: Buffer) => {
    screen += data.toString();
    look();
  });
  return {
    ended: new Promise<number | null>((resolve) => child.on('close', resolve)),
    press: (keys: string) => child.stdin.write(keys),
    /** Resolves with what has appeared before the text, when it has appeared; the next look begins behind it. */
    see: (text: string) =>
      new Promise<string>((resolve) => {
        look = () => {
          const index = screen.indexOf(text);
          if (index < 0) return;
          look = () => {};
          resolve(screen.slice(0, index));
          screen = screen.slice(index + text.length);
        };
        look();
      }),
  };
}

const PLAIN = { TERM: 'xterm', NO_COLOR: '1' };

describe.skipIf(!hasScript)('at a terminal', () => {
  it('asks for a move, completes it and answers', async () => {
    const { see, press, ended } = sitDown(PLAIN, 'nightrider', '--level', '1');
    const screen = await see('White > ');
    expect(screen).toContain('1  R  N  B  Q  K  B  N  R  1');
    press('Nxd\t');
    await see('Nxd7');
    press('\r');
    await see('The computer plays ');
    await see('White > ');
    press('quit\r');
    expect(await ended).toBe(0);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s leaves cleanly', async (_name, key) => {
    const { see, press, ended } = sitDown(PLAIN, 'nightrider');
    await see('White > ');
    press(key);
    expect(await ended).toBe(0);
  });

  it('listens while the computer thinks', async () => {
    const { see, press, ended } = sitDown(PLAIN, 'nightrider', '--level', '3');
    await see('White > ');
    press('e4\rfen\rd4\rundo\r');
    await see('The computer is thinking > ');
    await see('/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
    await see("It is the computer's move.");
    await see('Taken back.');
    await see('White > ');
    press('quit\r');
    expect(await ended).toBe(0);
  });

  it.each([
    ['256 colours', { TERM: 'xterm-256color', COLORTERM: '' }, '\u001b[1;38;5;231;48;5;60m R \u001b[0m'],
    [
      'all colours',
      { TERM: 'xterm', COLORTERM: 'truecolor' },
      '\u001b[1;38;2;255;255;255;48;2;84;110;122m R \u001b[0m',
    ],
  ])('paints the board in %s', async (_name, env, corner) => {
    const { see, press, ended } = sitDown(env, 'nightrider');
    expect(await see('White > ')).toContain(corner);
    press('quit\r');
    expect(await ended).toBe(0);
  });
});

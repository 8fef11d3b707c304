/** The built program as a process of its own, as people and scripts start it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** Everything that the program will ever read; the input is then closed. */
  readonly input?: string;
  readonly cwd?: string;
}

/** Starts the program; it ends with the test at the latest. */
export function start(args: readonly string[], cwd = ROOT): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd });
  onTestFinished(() => {
    child.kill();
  });
  return child;
}

/** Runs the program to its end. */
export async function hippodrome(args: readonly string[], { input = '', cwd = ROOT }: RunOptions = {}): Promise<Ended> {
  const child = start(args, cwd);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(input);
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

/** A conversation: what the program says can be waited for, line by line. */
export function converse(args: readonly string[]) {
  const child = start(args);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ended,
    say: (line: string) => child.stdin.write(`${line}\n`),
    hangUp: () => child.stdin.end(),
    /** The next line that matches; undefined when the program has ended without one. */
    async hear(pattern: RegExp): Promise<RegExpExecArray | undefined> {
      for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
        const match = pattern.exec(next.value);
        if (match !== null) return match;
      }
      return undefined;
    },
  };
}

/**
 * An engine as a process: lines in, lines out. It may start late, say nonsense, fall silent or die at any moment; whoever waits for
 * a line always gets an answer.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { splitLines } from './lines.js';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The folder in which it runs; ours when missing. */
  readonly folder?: string | undefined;
}

/** What waiting for a line came to. */
export type Heard =
  | { readonly type: 'line'; readonly line: string; readonly at: number }
  | { readonly type: 'silence' }
  | { readonly type: 'ended'; readonly how: string };

/** Takes a line: true ends the waiting. */
export type Listener = (line: string) => boolean;

export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exit: Promise<void>;
  #waiting: { readonly listener: Listener; readonly settle: (heard: Heard) => void } | undefined;
  #lastWords = '';
  #ended: string | undefined;

  constructor({ program, args, folder }: Command) {
    this.#child = spawn(program, [...args], { cwd: folder, stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.#child;
    stdout.setEncoding('utf8').on(
      'data',
      splitLines((line) => this.#hear(line)),
    );
    stderr.setEncoding('utf8').on(
      'data',
      splitLines((line) => {
        if (line.trim() !== '') this.#lastWords = line.trim();
      }),
    );
    // Writing to a process that has died is no error of its own: its end is noticed anyway.
    stdin.on('error', () => {});
    this.#exit = new Promise((resolve) => {
      this.#child.on('error', ({ message, code }: NodeJS.ErrnoException) => {
        const missing = folder === undefined ? 'program' : 'program, or no such folder';
        this.#end(code === 'ENOENT' ? `there is no such ${missing}` : message);
        resolve();
      });
      this.#child.on('close', (code, signal) => {
        this.#end(signal === null ? `exit code ${code}` : `signal ${signal}`);
        resolve();
      });
    });
  }

  /** How the process ended, with the last line of its error output; undefined while it runs. */
  get ended(): string | undefined {
    return this.#ended;
  }

  send(line: string): void {
    if (this.#ended === undefined) this.#child.stdin.write(`${line}\n`);
  }

  /** Waits for a line that the listener takes. Lines that come while nobody waits are lost. One waits at a time. */
  listen(listener: Listener, milliseconds: number): Promise<Heard> {
    if (this.#ended !== undefined) return Promise.resolve({ type: 'ended', how: this.#ended });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle({ type: 'silence' }), Math.min(milliseconds, LONGEST_TIMER));
      this.#waiting = {
        listener,
        settle: (heard) => {
          clearTimeout(timer);
          resolve(heard);
        },
      };
    });
  }

  /** Ends the process at once; resolves when it is gone. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  /** Gives the process so many milliseconds to end by itself. */
  async leave(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), milliseconds);
    await this.#exit;
    clearTimeout(timer);
  }

  #hear(line: string): void {
    const at = performance.now();
    if (this.#waiting?.listener(line) === true) this.#settle({ type: 'line', line, at });
  }

  #end(how: string): void {
    this.#ended ??= this.#lastWords === '' ? how : `${how}; its last words: ${this.#lastWords}`;
    this.#settle({ type: 'ended', how: this.#ended });
  }

  #settle(heard: Heard): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(heard);
  }
}

/** More would be taken for no time at all. */
const LONGEST_TIMER = 2 ** 31 - 1;

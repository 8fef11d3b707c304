/** The streams of the program, injected so that tests need no process. */
import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
}

/** A stream, or a terminal, which also knows how many bits of colour it has. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  getColorDepth?(): number;
};

/** The exit codes that scripts rely on. */
export const EXIT = { yes: 0, no: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export function writeLine(output: Output, text: string): void {
  output.write(`${text}\n`);
}

/** The one JSON value on stdout that `--json` promises. */
export function writeJson(output: Output, value: unknown): void {
  writeLine(output, JSON.stringify(value));
}

/** A terminal with line editing and completion; or a pipe, whose lines are shown as if somebody had typed them. */
import { clearLine, createInterface, cursorTo } from 'node:readline';
import { type Io, writeLine } from '../io.js';
import type { Terminal } from './loop.js';

export interface OpenTerminal extends Terminal {
  close(): void;
}

/** @param complete possible continuations of what has been typed */
export function openTerminal({ stdin, stdout }: Io, complete: (typed: string) => readonly string[]): OpenTerminal {
  const isLive = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({
    input: stdin,
    output: isLive ? stdout : undefined,
    terminal: isLive,
    completer: (typed: string) => [complete(typed), typed],
  });
  const lines: string[] = [];
  let isClosed = false;
  let isAsking = false;
  let wake: (() => void) | undefined;
  reader.on('line', (line) => {
    isAsking = false;
    lines.push(line);
    wake?.();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    wake?.();
  });

  return {
    isLive,
    show(text) {
      if (text === '') return;
      if (isAsking) {
        cursorTo(stdout, 0);
        clearLine(stdout, 0);
        isAsking = false;
      }
      writeLine(stdout, text);
    },
    prompt(text) {
      if (!isLive || isClosed) return;
      reader.setPrompt(text);
      reader.prompt(isAsking);
      isAsking = true;
    },
    async readLine() {
      while (lines.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
      const line = lines.shift();
      if (!isLive && line !== undefined) writeLine(stdout, `> ${line}`);
      return line;
    },
    close() {
      if (isAsking) stdout.write('\n');
      reader.close();
    },
  };
}

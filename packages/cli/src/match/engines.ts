/** `--engine`: a command line, settings, or `@` and a file with either. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EngineSpec, parseEngineSpec } from '@hippodrome/lab';
import { error } from '@hippodrome/rules';
import { type Attempt, attempt, failure, INPUT } from '../attempt.js';
import { troubleWith } from '../file-trouble.js';

export interface Engine {
  readonly spec: EngineSpec;
  /** As it was written, for telling matches apart. */
  readonly text: string;
}

/** The program by whose name this very program plays. */
const OURSELVES = 'hippodrome';
const LAUNCHER = fileURLToPath(new URL('../../bin/hippodrome.js', import.meta.url));
const PROTOCOL = 'uci';

/** Codes: `file/unreadable`, and those of `parseEngineSpec`. */
export function readEngine(value: string): Attempt<Engine> {
  const isFile = value.startsWith('@');
  const source = isFile ? value.slice(1) : INPUT;
  const text = isFile ? readText(source) : value;
  if (typeof text !== 'string')
    return failure(source, error('file/unreadable', `the file cannot be read: ${troubleWith(text)}`));
  const spec = attempt(source, parseEngineSpec(text));
  return spec.ok ? { ...spec, value: { spec: resolved(spec.value), text: text.trim() } } : spec;
}

/** Our own engine is the copy of this program that runs, wherever it is installed. */
function resolved(spec: EngineSpec): EngineSpec {
  const { program, args } = spec.command;
  if (program !== OURSELVES) return spec;
  const own = args.length > 0 ? args : [PROTOCOL];
  return { ...spec, command: { ...spec.command, program: process.execPath, args: [LAUNCHER, ...own] } };
}

function readText(file: string): string | NodeJS.ErrnoException {
  try {
    return readFileSync(file, 'utf8');
  } catch (trouble) {
    return trouble as NodeJS.ErrnoException;
  }
}

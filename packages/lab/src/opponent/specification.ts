/**
 * What there is to know about an engine to play against it, as text: a command line alone (`stockfish`), or settings as `key=value`.
 * The same form stands on the command line and in files, where it may have several lines and comments.
 */
import { error, fail, ok, type Problem, type Result, unlessErrors } from '@hippodrome/rules';
import type { TimeControl } from '../match/time-control.js';
import type { Command } from '../uci/child.js';
import type { Dialect } from './dialect.js';
import { NO_SETTINGS, type Settings, withSetting } from './settings.js';
import { splitWords, type Word } from './words.js';

export interface EngineSpec {
  /** What it is to be called; what it calls itself when missing. */
  readonly name: string | undefined;
  readonly command: Command;
  /** Values of its options, by name. */
  readonly options: ReadonlyMap<string, string>;
  /** What it calls a game, by the game's slug; `-` when it knows one game only and must not be told. */
  readonly variants: ReadonlyMap<string, string>;
  readonly dialect: Dialect;
  /** Its own, where it differs from the match's. */
  readonly control: TimeControl | undefined;
}

/** A name, an equals sign, the value. Names of options may have spaces in them. */
const SETTING = /^([A-Za-z][^=]*)=(.*)$/s;

/** Neither a command line nor a line of the protocol can hold these. */
const UNSAYABLE = /[\p{Cc}\u2028\u2029]/u;

/**
 * Codes: `engine/no-command`, `engine/bad-character`, `engine/not-a-setting`, `engine/repeated-key`, `engine/empty-value`; those of `withSetting` and
 * `splitWords`.
 */
export function parseEngineSpec(text: string): Result<EngineSpec> {
  const words = splitWords(text);
  if (!words.ok) return words;
  const strange = words.value.find((word) => UNSAYABLE.test(word.text));
  if (strange !== undefined) {
    const message = 'a setting has no line breaks or control characters in it';
    return fail(error('engine/bad-character', message, { line: strange.line, column: strange.column }));
  }
  const [first] = words.value;
  const isCommandLine = first !== undefined && first.text !== '' && !SETTING.test(first.text);
  if (!isCommandLine) return readSettings(words.value);
  return ok(describe({ ...NO_SETTINGS, command: words.value.map((word) => word.text) }));
}

function readSettings(words: readonly Word[]): Result<EngineSpec> {
  let settings = NO_SETTINGS;
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const word of words) {
    const next = readWord(settings, word, seen);
    if (next.ok) settings = next.value;
    else problems.push(...next.problems.map((problem) => ({ ...problem, line: word.line, column: word.column })));
  }
  if (problems.length === 0 && !settings.command[0]) {
    const message = 'nothing says which program the engine is: write its command line, or cmd=… among the settings';
    return fail(error('engine/no-command', message, { line: 1, column: 1 }));
  }
  return unlessErrors(problems, () => describe(settings));
}

/** @param seen the keys so far; this one is added */
function readWord(settings: Settings, { text }: Word, seen: Set<string>): Result<Settings> {
  const [, key, value = ''] = SETTING.exec(text) ?? [];
  if (key === undefined) return fail(error('engine/not-a-setting', `"${text}" is no setting: write key=value`));
  if (seen.has(key)) return fail(error('engine/repeated-key', `the setting "${key}" is there already`));
  seen.add(key);
  // An option of type string may well be empty.
  const mayBeEmpty = key.startsWith('option.') || key === 'args';
  if (value === '' && !mayBeEmpty) return fail(error('engine/empty-value', `the setting "${key}" has no value`));
  return withSetting(settings, key, value);
}

function describe(settings: Settings): EngineSpec {
  const { name, command, args, folder, dialect, promotion, control, options, variants, letters } = settings;
  const [program = '', ...words] = command;
  return {
    name,
    command: { program, args: [...words, ...args], folder },
    options,
    variants,
    dialect: { name: dialect, promotion, letters },
    control,
  };
}

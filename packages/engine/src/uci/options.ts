/** The options of the engine in UCI: what they are called, what they may be, and what they are set to. */
import { didYouMean, error, fail, ok, type Result } from '@hippodrome/rules';
import type { Capabilities, Range } from '../backend/backend.js';
import { HIGHEST_RATING, LOWEST_RATING } from '../level/elo.js';
import { quoted, wholeNumber } from '../protocol/text.js';

export interface UciOptions {
  readonly variant: string;
  readonly threads: number;
  readonly hash: number;
  readonly multiPv: number;
  readonly overhead: number;
  readonly limitStrength: boolean;
  readonly elo: number;
  readonly analyseMode: boolean;
}

/** What a `setoption` asks for. */
export type Setting =
  | { readonly type: 'set'; readonly options: Partial<UciOptions> }
  /** Documents to be read, paths. */
  | { readonly type: 'read'; readonly paths: readonly string[] }
  | { readonly type: 'clear-hash' };

const MOST_LINES = 256;
const OVERHEAD: Range = { least: 0, most: 10_000, usual: 30 };
const ELO: Range = { least: LOWEST_RATING, most: HIGHEST_RATING, usual: HIGHEST_RATING };
const LINES: Range = { least: 1, most: MOST_LINES, usual: 1 };
/** As other engines separate several files; a colon can be part of a path. */
const PATH_SEPARATOR = /[;]/;

type Declaration = { readonly declare: string; read(value: string): Result<Setting> };
type Declarations = Readonly<Record<string, Declaration>>;

export function usualOptions(capabilities: Capabilities, variant: string): UciOptions {
  return {
    variant,
    threads: capabilities.threads.usual,
    hash: capabilities.hash.usual,
    multiPv: LINES.usual,
    overhead: OVERHEAD.usual,
    limitStrength: false,
    elo: ELO.usual,
    analyseMode: false,
  };
}

/** The answer to `uci`, one line for each option. */
export function declareOptions(capabilities: Capabilities, variants: readonly string[], usual: string): string[] {
  const declared = Object.entries(declarations(capabilities, variants, usual));
  return declared.map(([name, { declare }]) => `option name ${name} type ${declare}`);
}

/** @param text behind `setoption`. Codes: `uci/bad-setoption`, `uci/unknown-option`, `uci/bad-value` */
export function readSetOption(capabilities: Capabilities, text: string): Result<Setting> {
  const [, name, value = ''] = /^\s*name\s+(\S.*?)(?:\s+value(?:\s+(.*?))?)?\s*$/u.exec(text) ?? [];
  if (name === undefined) {
    return fail(error('uci/bad-setoption', 'an option is set by: setoption name NAME [value VALUE]'));
  }
  const known = declarations(capabilities, [], '');
  const key = Object.keys(known).find((option) => option.toLowerCase() === name.toLowerCase());
  if (key !== undefined) return (known[key] as Declaration).read(value);
  const hint = didYouMean(name, Object.keys(known));
  return fail(error('uci/unknown-option', `there is no option ${quoted(name)}${hint}`));
}

function declarations({ threads, hash }: Capabilities, variants: readonly string[], usual: string): Declarations {
  return {
    UCI_Variant: {
      declare: `combo default ${usual}${variants.map((name) => ` var ${name}`).join('')}`,
      read: (variant) => (variant === '' ? fail(needs('UCI_Variant', 'the name of a game')) : set({ variant })),
    },
    VariantPath: {
      declare: 'string default <empty>',
      read: (value) => ok({ type: 'read', paths: pathsIn(value) }),
    },
    Threads: spin('Threads', threads, (value) => ({ threads: value })),
    Hash: spin('Hash', hash, (value) => ({ hash: value })),
    'Clear Hash': { declare: 'button', read: () => ok({ type: 'clear-hash' }) },
    // Nothing to set: it tells the GUI that pondering makes sense.
    Ponder: check('Ponder', () => ({})),
    MultiPV: spin('MultiPV', LINES, (multiPv) => ({ multiPv })),
    'Move Overhead': spin('Move Overhead', OVERHEAD, (overhead) => ({ overhead })),
    UCI_LimitStrength: check('UCI_LimitStrength', (limitStrength) => ({ limitStrength })),
    UCI_Elo: spin('UCI_Elo', ELO, (elo) => ({ elo })),
    UCI_AnalyseMode: check('UCI_AnalyseMode', (analyseMode) => ({ analyseMode })),
  };
}

function spin(
  name: string,
  { least, most, usual }: Range,
  options: (value: number) => Partial<UciOptions>,
): Declaration {
  return {
    declare: `spin default ${usual} min ${least} max ${most}`,
    read(text) {
      const value = wholeNumber(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      if (value !== undefined && value >= least && value <= most) return set(options(value));
      return fail(needs(name, `a whole number from ${least} to ${most}`));
    },
  };
}

function check(name: string, options: (value: boolean) => Partial<UciOptions>): Declaration {
  return {
    declare: 'check default false',
    read(text) {
      const word = text.toLowerCase();
      return word === 'true' || word === 'false' ? set(options(word === 'true')) : fail(needs(name, 'true or false'));
    },
  };
}

function set(options: Partial<UciOptions>): Result<Setting> {
  return ok({ type: 'set', options });
}

function needs(name: string, what: string) {
  return error('uci/bad-value', `${name} needs ${what}`);
}

function pathsIn(value: string): readonly string[] {
  if (value === '<empty>') return [];
  return value
    .split(PATH_SEPARATOR)
    .map((path) => path.trim())
    .filter((path) => path !== '');
}

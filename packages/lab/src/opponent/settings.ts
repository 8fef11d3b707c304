/** The settings of an engine: what each key takes, and what it adds to the description. */
import { didYouMean, error, fail, ok, type Problem, type Result } from '@hippodrome/rules';
import { parseClock, type TimeControl } from '../match/time-control.js';
import { DIALECTS, type Dialect, PROMOTIONS } from './dialect.js';
import { splitWords } from './words.js';

/** What the settings come to. */
export interface Settings {
  readonly name?: string;
  /** Program and arguments. */
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly folder?: string;
  readonly dialect: Dialect['name'];
  readonly promotion: Dialect['promotion'];
  readonly control?: TimeControl;
  readonly options: ReadonlyMap<string, string>;
  readonly variants: ReadonlyMap<string, string>;
  readonly letters: ReadonlyMap<string, string>;
}

export const NO_SETTINGS: Settings = {
  command: [],
  args: [],
  dialect: 'standard',
  promotion: 'said',
  options: new Map(),
  variants: new Map(),
  letters: new Map(),
};

type Reader = (value: string) => Result<Partial<Settings>>;
type Adder = (given: Settings, name: string, value: string) => Result<Partial<Settings>>;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['name', (name) => ok({ name })],
  ['cmd', (value) => mapped(wordsOf(value), (command) => ({ command }))],
  ['args', (value) => mapped(wordsOf(value), (args) => ({ args }))],
  ['dir', (folder) => ok({ folder })],
  ['moves', (value) => mapped(oneOf(DIALECTS, value), (dialect) => ({ dialect }))],
  ['promotion', (value) => mapped(oneOf(PROMOTIONS, value), (promotion) => ({ promotion }))],
  ['tc', (value) => mapped(parseClock(value), (control) => ({ control }))],
  ['movetime', (value) => mapped(count(value), (n) => ({ control: { type: 'movetime', milliseconds: n } }))],
  ['nodes', (value) => mapped(count(value), (nodes) => ({ control: { type: 'nodes', nodes } }))],
  ['depth', (value) => mapped(count(value), (depth) => ({ control: { type: 'depth', depth } }))],
]);

/** Keys with a name in them: `option.Hash`. */
const NAMED: ReadonlyMap<string, Adder> = new Map<string, Adder>([
  ['option', ({ options }, name, value) => ok({ options: new Map([...options, [name, value]]) })],
  ['variant', ({ variants }, name, value) => ok({ variants: new Map([...variants, [name, value]]) })],
  ['letter', addLetter],
]);

/** Every key, as messages name them. */
const KEYS = [...READERS.keys(), ...[...NAMED.keys()].map((key) => `${key}.…`)];

/**
 * The settings with one more.
 *
 * Codes: `engine/unknown-key`, `engine/bad-value`, `engine/unclosed-quote`, `match/bad-time-control`.
 */
export function withSetting(given: Settings, key: string, value: string): Result<Settings> {
  const added = readSetting(given, key, value);
  return mapped(added, (setting) => ({ ...given, ...setting }));
}

function readSetting(given: Settings, key: string, value: string): Result<Partial<Settings>> {
  const read = READERS.get(key);
  if (read !== undefined) return read(value);
  const [prefix = '', ...rest] = key.split('.');
  const name = rest.join('.');
  const add = NAMED.get(prefix);
  if (add !== undefined && name !== '') return add(given, name, value);
  const hint = didYouMean(key, READERS.keys());
  return bad('unknown-key', `an engine has no setting "${key}"${hint}; it has ${KEYS.join(', ')}`);
}

function oneOf<T extends string>(known: readonly T[], value: string): Result<T> {
  const found = known.find((name) => name === value);
  return found === undefined ? bad('bad-value', `"${value}" is not one of ${known.join(', ')}`) : ok(found);
}

function addLetter({ letters }: Settings, our: string, their: string): Result<Partial<Settings>> {
  if (/^[a-z]$/i.test(our) && /^[a-z]$/i.test(their))
    return ok({ letters: new Map([...letters, [our.toLowerCase(), their.toLowerCase()]]) });
  return bad('bad-value', 'write one letter of ours and one of the engine, such as letter.n=h');
}

function count(value: string): Result<number> {
  return /^[1-9]\d{0,11}$/.test(value) ? ok(Number(value)) : bad('bad-value', `"${value}" is no whole number from 1`);
}

function wordsOf(value: string): Result<readonly string[]> {
  return mapped(splitWords(value), (words) => words.map(({ text }) => text));
}

function bad(code: string, message: string): Result<never> {
  return fail<never>(error(`engine/${code}` satisfies Problem['code'], message));
}

function mapped<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? { ...result, value: change(result.value) } : result;
}

/** The options that an engine announces: `option name UCI_Variant type combo default chess var chess var cavalier`. */

export interface EngineOption {
  readonly name: string;
  readonly type: string;
  /** The values of a `combo`. */
  readonly values: readonly string[];
}

const OPTION = /^\s*option\s+name\s+(.+?)\s+type\s+(\S+)(.*)$/;

export function readOption(line: string): EngineOption | undefined {
  const [, name, type, rest = ''] = OPTION.exec(line) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const values = rest.split(/\s+var\s+/).slice(1);
  return { name, type, values: values.map((value) => value.trim()) };
}

/** Options by name, in which upper and lower case are the same. */
export class EngineOptions {
  readonly #byName = new Map<string, EngineOption>();

  add(option: EngineOption): void {
    this.#byName.set(option.name.toLowerCase(), option);
  }

  get(name: string): EngineOption | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  get names(): readonly string[] {
    return [...this.#byName.values()].map(({ name }) => name);
  }
}

/** The rules by which games on this server are played: the shipped documents, and those that people made, each compiled once. */
import { compile, error, fail, loadVariant, type Result, type Ruleset } from '@hippodrome/rules';

/** How many sets of rules of users' documents are held ready. */
const MOST_KEPT = 200;

export interface RulebookOptions {
  /** The texts of the shipped documents by slug. */
  readonly shipped: ReadonlyMap<string, string>;
  /** The text of a user's document of that hash. */
  readonly findDocument: (hash: string) => Promise<string | undefined>;
}

/** What a game follows: a shipped document's slug, or the hash of another one. */
export interface RulesName {
  readonly variant: string | null;
  readonly document: string | null;
}

export class Rulebook {
  readonly #options: RulebookOptions;
  readonly #compiled = new Map<string, Result<Ruleset>>();

  constructor(options: RulebookOptions) {
    this.#options = options;
  }

  /** Problems: `rules/unknown`, and those of the document. */
  async find({ variant, document }: RulesName): Promise<Result<Ruleset>> {
    const name = document ?? variant ?? '';
    const known = this.#compiled.get(name);
    if (known !== undefined) return known;
    const text = document === null ? this.#options.shipped.get(name) : await this.#options.findDocument(document);
    if (text === undefined) return fail(error('rules/unknown', `there is no game “${name}” here`));
    const rules = this.#compile(text);
    this.#keep(name, rules);
    return rules;
  }

  /** The rules of a document whose parent, if it has one, is a shipped one. */
  #compile(text: string): Result<Ruleset> {
    const { shipped } = this.#options;
    const parents = Object.assign((slug: string) => shipped.get(slug), { known: [...shipped.keys()] });
    const spec = loadVariant(text, parents);
    return spec.ok ? compile(spec.value) : spec;
  }

  /** Makes room by dropping what was compiled first; shipped rules come back quickly. */
  #keep(name: string, rules: Result<Ruleset>): void {
    const [oldest] = this.#compiled.keys();
    if (this.#compiled.size >= MOST_KEPT && oldest !== undefined) this.#compiled.delete(oldest);
    this.#compiled.set(name, rules);
  }
}

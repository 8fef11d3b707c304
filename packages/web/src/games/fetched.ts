/** What is fetched by a game's name, once; after a failure asking again tries again. */
export class Fetched<Thing> {
  readonly #known = new Map<string, Promise<Thing>>();

  /** Rejected when it could not be fetched. */
  get(slug: string, fetch: () => Promise<Thing>): Promise<Thing> {
    const known = this.#known.get(slug);
    if (known !== undefined) return known;
    const thing = fetch();
    this.#known.set(slug, thing);
    thing.catch(() => this.#known.delete(slug));
    return thing;
  }

  /** From now on this is what is found under the name. */
  set(slug: string, thing: Thing): void {
    this.#known.set(slug, Promise.resolve(thing));
  }
}

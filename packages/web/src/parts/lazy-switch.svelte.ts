/** Turns a part of a page on and off that is fetched only when somebody first asks for it. */
export class LazySwitch<Part> {
  /** Whether it is wanted; it may still have to be fetched. */
  isOn = $state(false);
  failed = $state(false);
  on: Part | undefined = $state.raw();
  readonly #fetch: () => Promise<() => Part>;

  /** @param fetch fetches what the part is made of; the part itself is made only if it is still wanted then */
  constructor(fetch: () => Promise<() => Part>) {
    this.#fetch = fetch;
  }

  async toggle(): Promise<void> {
    if (this.isOn) {
      this.off();
      return;
    }
    this.isOn = true;
    this.failed = false;
    const make = await this.#fetch().catch(() => undefined);
    this.failed = make === undefined;
    if (!this.isOn || this.on !== undefined) return;
    if (make === undefined) this.isOn = false;
    else this.on = make();
  }

  off(): void {
    this.isOn = false;
    this.on = undefined;
  }
}

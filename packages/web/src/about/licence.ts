/** A library of other people in the page, as `build/licences-plugin.ts` lists it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
}

/** The games that a protocol can be asked to play. Where their documents are is for the program around it to know. */
import type { Result, Ruleset } from '@hippodrome/rules';

export interface Library {
  /** Names of the games that can be chosen. */
  names(): readonly string[];
  /** The game that is played until another is chosen; one of the names. */
  readonly usual: string;
  /** The game of that name. Codes: `variant/unknown`, and those of documents. */
  find(name: string): Result<Ruleset>;
  /** Reads a document that the library does not have; its name joins the others. Codes: `file/unreadable`, and those of documents. */
  add(path: string): Result<string>;
}

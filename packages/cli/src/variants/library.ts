/** The games for engine protocols: the shipped ones, and the documents that somebody asks to be read. */
import { type Library, ORTHODOX, ourName } from '@hippodrome/engine';
import { ok, type Result, type Ruleset } from '@hippodrome/rules';
import type { Attempt } from '../attempt.js';
import { findGame } from './find.js';
import { shippedDocuments } from './folder.js';

/** @param usual name of the game, or path of the document, that is played until another is chosen; chess when left out */
export function createLibrary(usual: string = ORTHODOX): Attempt<Library> {
  const compiled = new Map<string, Ruleset>();
  const added = new Set<string>();
  const read = (source: string): Attempt<Ruleset> => {
    const game = findGame(source);
    if (game.ok) compiled.set(game.value.spec.slug, game.value);
    return game;
  };
  const find = (name: string): Result<Ruleset> => {
    const known = compiled.get(ourName(name));
    return known === undefined ? read(ourName(name)) : ok(known);
  };
  const library: Library = {
    names: () => [...new Set([...shippedDocuments().keys(), ...added])],
    usual,
    find,
    add(path) {
      const game = read(path);
      if (!game.ok) return game;
      added.add(game.value.spec.slug);
      return ok(game.value.spec.slug, game.warnings);
    },
  };
  if (shippedDocuments().has(usual)) return { ok: true, value: library, warnings: [] };
  const game = read(usual);
  if (!game.ok) return game;
  added.add(game.value.spec.slug);
  return { ok: true, value: { ...library, usual: game.value.spec.slug }, warnings: game.warnings };
}

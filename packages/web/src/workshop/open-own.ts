/** From a document of one's own to a game that can be played, by way of the checker: what is kept is never taken on trust. */
import { compile, type Ruleset } from '@hippodrome/rules';
import { summarise } from '../games/summarise.js';
import type { GameSummary } from '../games/summary.js';
import { keptTexts } from '../storage/text-store.js';
import { Checker } from './checker.js';
import { ownGame } from './own-games.js';

export interface OpenedGame {
  readonly game: GameSummary;
  readonly rules: Ruleset;
}

/** Undefined when there is no such document, or it is no game. */
export async function openOwn(slug: string): Promise<OpenedGame | undefined> {
  const kept = ownGame(keptTexts(), slug);
  if (kept === undefined) return undefined;
  const checker = new Checker();
  const checked = await checker.check(kept.text);
  checker.close();
  return checked?.spec && gameOf({ ...checked.spec, slug });
}

/** The game of a checked document. */
export function gameOf(spec: Ruleset['spec']): OpenedGame | undefined {
  const rules = compile(spec);
  return rules.ok ? { game: summarise(spec), rules: rules.value } : undefined;
}

/** Which game a `[Variant]` tag means. Programs agree on no names, so that titles, slugs and a table of aliases are tried. */
import type { Ruleset } from '../../rule/ruleset.js';

export interface PgnVariants {
  /** The game that a name means. */
  readonly resolve: (name: string) => Ruleset | undefined;
  /** Names to suggest when one is not known. */
  readonly names?: readonly string[];
  /** The game of a PGN that names none; such PGNs are refused when it is missing. */
  readonly untagged?: Ruleset | undefined;
}

/**
 * Finds games by their titles and slugs, upper and lower case, spaces, hyphens and underscores being all the same.
 * @param aliases other names, and the title or slug that each stands for
 */
export function variantsNamed(
  games: Iterable<Ruleset>,
  aliases: Readonly<Record<string, string>> = {},
  untagged?: Ruleset,
): PgnVariants {
  const known = new Map<string, Ruleset>();
  const names: string[] = [];
  const add = (name: string, rules: Ruleset): void => {
    if (!known.has(folded(name))) known.set(folded(name), rules);
  };
  for (const rules of games) {
    add(rules.spec.title, rules);
    add(rules.spec.slug, rules);
    names.push(rules.spec.title);
  }
  for (const [alias, name] of Object.entries(aliases)) {
    const rules = known.get(folded(name));
    if (rules !== undefined) add(alias, rules);
  }
  return { resolve: (name) => known.get(folded(name)), names, untagged };
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

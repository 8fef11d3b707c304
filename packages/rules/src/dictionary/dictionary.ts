/** Finding pieces by name. */
import type { DictionaryEntry } from './entry.js';
import { ASIAN } from './pieces/asian.js';
import { BENT } from './pieces/bent.js';
import { COMPOUNDS } from './pieces/compounds.js';
import { HOPPERS } from './pieces/hoppers.js';
import { LEAPERS } from './pieces/leapers.js';
import { ORTHODOX } from './pieces/orthodox.js';
import { RIDERS } from './pieces/riders.js';

/** What a name leads to: one piece; several that bear it, at least two; or none. */
export type Lookup =
  | { readonly kind: 'found'; readonly entry: DictionaryEntry }
  | { readonly kind: 'ambiguous'; readonly entries: readonly DictionaryEntry[] }
  | { readonly kind: 'unknown' };

interface Index {
  readonly entries: readonly DictionaryEntry[];
  readonly byName: ReadonlyMap<string, DictionaryEntry>;
  readonly byAlias: ReadonlyMap<string, readonly DictionaryEntry[]>;
}

/** Made when first asked for, for most programs never ask. */
let made: Index | undefined;

/** All pieces, the nearest relations next to each other. */
export function pieceDictionary(): readonly DictionaryEntry[] {
  return index().entries;
}

/** @param name as documents write it, `gold-general`. A piece's own name goes before the same name as another's alias. */
export function lookUpPiece(name: string): Lookup {
  const { byName, byAlias } = index();
  const own = byName.get(name);
  if (own !== undefined) return { kind: 'found', entry: own };
  const [entry, ...others] = byAlias.get(name) ?? [];
  if (entry === undefined) return { kind: 'unknown' };
  return others.length === 0 ? { kind: 'found', entry } : { kind: 'ambiguous', entries: [entry, ...others] };
}

/** All names and aliases: what "did you mean" can offer. */
export function pieceNames(): readonly string[] {
  const { byName, byAlias } = index();
  return [...new Set([...byName.keys(), ...byAlias.keys()])];
}

function index(): Index {
  made ??= createIndex();
  return made;
}

function createIndex(): Index {
  const entries = [...ORTHODOX, ...LEAPERS, ...RIDERS, ...COMPOUNDS, ...HOPPERS, ...BENT, ...ASIAN];
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const byAlias = new Map<string, readonly DictionaryEntry[]>();
  for (const entry of entries) {
    for (const alias of entry.aliases) byAlias.set(alias, [...(byAlias.get(alias) ?? []), entry]);
  }
  return { entries, byName, byAlias };
}

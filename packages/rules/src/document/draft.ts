/**
 * The front matter as far as its shape is sound. What is not has been reported; it is left out here, and named, so that later
 * checks neither trip over it nor complain of what follows from it.
 */
import type { Problem } from '../result.js';
import { nearest } from '../suggest.js';
import { checkShape } from './issues.js';
import { type Front, frontSchema } from './shape.js';
import type { Path, Source } from './source.js';

export interface Draft {
  readonly front: { readonly [Key in keyof Front]?: Front[Key] | undefined };
  /** Parts that were stated but left out: keys of the front matter and of `engine`. */
  readonly unsound: ReadonlySet<string>;
}

export function readDraft(source: Source): { readonly draft: Draft; readonly problems: readonly Problem[] } {
  const { value, problems, paths } = checkShape(frontSchema, source.value, source, []);
  if (value !== undefined) return { draft: { front: value, unsound: new Set() }, problems };
  const sound = without(source.value, paths.map(smallestPart));
  const rest = frontSchema.partial().safeParse(sound);
  const names = paths.map((path) => String(path[0] === 'engine' ? (path[1] ?? path[0]) : path[0]));
  // A part whose key is misspelt is stated all the same.
  const meant = names.flatMap((name) => nearest(name, PARTS) ?? []);
  return { draft: { front: rest.data ?? {}, unsound: new Set([...names, ...meant]) }, problems };
}

const PARTS = ['parent', 'engine', 'topology', 'setup', 'pieces', 'rules'];

/** The smallest part, of those that make sense alone, in which a fault lies. */
function smallestPart(fault: Path): Path {
  const depth = fault[0] !== 'engine' ? 1 : fault[1] === 'pieces' ? 3 : 2;
  return fault.slice(0, depth);
}

/** A copy without the parts at the ends of the paths. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const below = new Map<string, Path[]>();
  for (const [key, ...rest] of paths) {
    if (key === undefined) continue;
    const known = below.get(String(key));
    if (known === undefined) below.set(String(key), [rest]);
    else known.push(rest);
  }
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const rests = below.get(key);
    if (rests === undefined) copy[key] = part;
    else if (rests.every((rest) => rest.length > 0)) copy[key] = without(part, rests);
  }
  return copy;
}

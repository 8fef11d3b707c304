/**
 * The front matter as far as its shape is sound. What is not has been reported; it is left out here, and named, so that later
 * checks neither trip over it nor complain of what follows from it.
 */
import type { Problem } from '../result.js';
import { checkShape } from './issues.js';
import { type Front, frontSchema } from './shape.js';
import type { Path, Source } from './source.js';

export interface Draft {
  readonly front: { readonly [Key in keyof Front]?: Front[Key] | undefined };
  /** Parts that were stated but left out: keys of the front matter and of `engine`. */
  readonly unsound: ReadonlySet<string>;
}

type Mutable = Record<string, unknown>;

export function readDraft(source: Source): { readonly draft: Draft; readonly problems: readonly Problem[] } {
  const { value, problems, paths } = checkShape(frontSchema, source.value, source, []);
  if (value !== undefined) return { draft: { front: value, unsound: new Set() }, problems };
  const sound = paths.reduce(without, source.value);
  const rest = frontSchema.partial().safeParse(sound);
  const unsound = paths.map((path) => String(path[0] === 'engine' ? (path[1] ?? path[0]) : path[0]));
  return { draft: { front: rest.data ?? {}, unsound: new Set(unsound) }, problems };
}

/** A copy without the smallest part, of those that make sense alone, in which the fault lies. */
function without(value: unknown, fault: Path): unknown {
  const depth = fault[0] !== 'engine' ? 1 : fault[1] === 'pieces' ? 3 : 2;
  return remove(value, fault.slice(0, depth));
}

function remove(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || key === undefined) return value;
  const copy: Mutable = { ...value };
  if (rest.length > 0 && Object.hasOwn(copy, key)) copy[String(key)] = remove(copy[String(key)], rest);
  else delete copy[String(key)];
  return copy;
}

/** The game that a document inherits from, with the whole line of its ancestors. */
import { error, fail, ok, type Place, type Problem, type Result } from '../result.js';
import { didYouMean } from '../suggest.js';
import { MAX_ANCESTORS } from './limits.js';
import type { VariantSpec } from './spec.js';

/** The text of the document with that slug; undefined when there is none. One that throws is taken to have none. */
export interface ParentResolver {
  (slug: string): string | undefined;
  /** Slugs that there are, as far as they can be listed: for suggestions. */
  readonly known?: Iterable<string>;
  /** Where it looks, for messages; completes "parents are looked for …". */
  readonly where?: string;
}

/** From where a document is asked for. */
export interface Lineage {
  readonly parents: ParentResolver;
  /** Slugs of the documents that inherit from it, the one that was asked for first. */
  readonly heirs: readonly string[];
}

/** Problems of a document's line that its heirs pass on as they are, at their own place. */
const PASSED_ON: readonly string[] = ['document/parent', 'document/parent-cycle', 'document/too-many-ancestors'];

/**
 * Codes: `document/unknown-parent`, `document/parent-cycle`, `document/too-many-ancestors`, `document/parent` (an error in the
 * text of an ancestor, one problem for each).
 *
 * @param heir slug of the document that states the parent
 * @param load reads an ancestor's text
 */
export function loadParent(
  slug: string,
  heir: string,
  { parents, heirs }: Lineage,
  place: Place,
  load: (text: string, lineage: Lineage) => Result<VariantSpec>,
): Result<VariantSpec> {
  const line = [...heirs, heir];
  if (line.includes(slug)) {
    const cycle = [...line.slice(line.indexOf(slug)), slug].join(' → ');
    return fail(error('document/parent-cycle', `a game cannot inherit from itself: ${cycle}`, place));
  }
  if (line.length > MAX_ANCESTORS) {
    const message = `a game has at most ${MAX_ANCESTORS} ancestors: ${[...line, slug].join(' → ')}`;
    return fail(error('document/too-many-ancestors', message, place));
  }
  const text = textOf(slug, parents);
  if (typeof text !== 'string') {
    const hint = didYouMean(slug, parents.known ?? []);
    const where = parents.where === undefined ? '' : `; parents are looked for ${parents.where}`;
    const message = `the parent "${slug}" is not known${hint}${where}; leave parent out for a game that stands alone`;
    return fail(error('document/unknown-parent', message, place));
  }
  const parent = load(text, { parents, heirs: line });
  if (parent.ok) return ok(parent.value);
  const errors = parent.problems.filter(({ severity }) => severity === 'error');
  return { ok: false, problems: errors.map((problem) => passOn(problem, slug, place)) };
}

/** Resolvers read files and databases, which fail in their own ways; none of these is the reader's. */
function textOf(slug: string, parents: ParentResolver): unknown {
  try {
    return parents(slug);
  } catch {
    return undefined;
  }
}

function passOn(problem: Problem, slug: string, place: Place): Problem {
  if (PASSED_ON.includes(problem.code)) return { ...problem, ...place };
  const { line = 1, column = 1, message, code } = problem;
  return error('document/parent', `the parent "${slug}" has a fault at ${line}:${column}: ${message} [${code}]`, place);
}

/**
 * Work for the core that needs nothing but the texts of documents, so that a page in a browser can do it as well as Node; see
 * `core-page.ts`.
 */
import { type BenchOptions, bench, createCore, createSearcher } from '@hippodrome/core';
import { compile, expectOk, loadVariant, type Ruleset, startPosition } from '@hippodrome/rules';

/** Texts of rules documents by slug. */
export type Documents = Readonly<Record<string, string>>;

/** How fast a piece of work was done: nodes and seconds of doing it once. */
export interface Rate {
  readonly nodes: number;
  readonly seconds: number;
}

/** Seconds for which work is done again and again, at least. */
const SHORTEST_RUN = 0.25;

/** @returns the signature of the search over these games */
export async function signatureOf(
  documents: Documents,
  slugs: readonly string[],
  options: Omit<BenchOptions, 'hear'>,
): Promise<number> {
  const games = slugs.map((slug) => rulesOf(documents, slug));
  return expectOk(await bench(games, options)).signature;
}

type Work = () => number;
const prepared = new Map<string, Work>();

/** Counts from the starting position; again and again with the same core. */
export async function perftRate(documents: Documents, slug: string, depth: number): Promise<Rate> {
  return timed(`perft ${slug}`, async () => {
    const rules = rulesOf(documents, slug);
    const core = expectOk(await createCore(rules));
    core.set(startPosition(rules));
    return () => core.perft(depth);
  });
}

/** Searches the starting position, having forgotten everything. */
export async function searchRate(documents: Documents, slug: string, nodes: number): Promise<Rate> {
  return timed(`search ${slug}`, async () => {
    const rules = rulesOf(documents, slug);
    const searcher = expectOk(await createSearcher(rules));
    return () => {
      searcher.clear();
      searcher.start(startPosition(rules));
      return searcher.search({ nodes }).nodes;
    };
  });
}

async function timed(name: string, prepare: () => Promise<Work>): Promise<Rate> {
  const work = prepared.get(name) ?? (await prepare());
  prepared.set(name, work);
  const start = performance.now();
  let [nodes, times, seconds] = [0, 0, 0];
  for (; seconds < SHORTEST_RUN; times++) {
    nodes = work();
    seconds = (performance.now() - start) / 1000;
  }
  return { nodes, seconds: seconds / times };
}

function rulesOf(documents: Documents, slug: string): Ruleset {
  const parents = (parent: string): string | undefined => documents[parent];
  return expectOk(compile(expectOk(loadVariant(documents[slug] ?? '', parents))));
}

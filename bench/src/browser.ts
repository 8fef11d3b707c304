/**
 * What the core is worth in a browser: perft and search of one thread in Node and in Chromium, in turn, so that whatever else the
 * machine does meets both. Rates are nodes in a second, the best of the rounds; a ratio above 1 means that Chromium is the faster one.
 * Goal: within 25 % of each other.
 */
import { startChromium } from './support/chromium.js';
import { openCorePage } from './support/core-page.js';
import { perftRate, type Rate, searchRate } from './support/core-work.js';
import { report } from './support/report.js';
import { documentOf, SLUGS } from './support/shipped.js';

/** Games on boards of one, two and three words, and plies to count. */
const PERFTS = { nightrider: 5, 'wide-nightrider': 4, 'spider-rider': 4 };
const SEARCH_NODES = 300_000;
const ROUNDS = 7;

const documents = Object.fromEntries(SLUGS.map((slug) => [slug, documentOf(slug) ?? '']));
const browser = await startChromium();
try {
  const page = await openCorePage(browser);
  const result: Record<string, number> = {};
  for (const [slug, depth] of Object.entries(PERFTS)) {
    const perft = await compare(
      () => perftRate(documents, slug, depth),
      () => page.call('perftRate', documents, slug, depth),
    );
    const search = await compare(
      () => searchRate(documents, slug, SEARCH_NODES),
      () => page.call('searchRate', documents, slug, SEARCH_NODES),
    );
    const name = slug.replaceAll('-', '_');
    for (const [what, { node, chromium }] of Object.entries({ perft, search })) {
      result[`${name}_${what}_node_nps`] = Math.round(node);
      result[`${name}_${what}_chromium_nps`] = Math.round(chromium);
      result[`${name}_${what}_ratio`] = Number((chromium / node).toFixed(3));
    }
  }
  report(result);
} finally {
  await browser.close();
}

type Run = () => Promise<Rate>;

/** The best of each; the first round warms up and does not count. */
async function compare(inNode: Run, inChromium: Run): Promise<{ node: number; chromium: number }> {
  let [node, chromium] = [0, 0];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await inNode();
    const theirs = await inChromium();
    if (ours.nodes !== theirs.nodes) throw new Error(`Node counts ${ours.nodes}, Chromium ${theirs.nodes}`);
    if (round === 0) continue;
    node = Math.max(node, ours.nodes / ours.seconds);
    chromium = Math.max(chromium, theirs.nodes / theirs.seconds);
  }
  return { node, chromium };
}

/**
 * The page as Lighthouse sees it: a phone on a slow network, simulated as Lighthouse does by itself. The median of five visits to the
 * front page, the page of a game, and a game. Goals: performance 95, accessibility 100. What keeps a page from them is told by its name.
 */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { startChromium } from './support/chromium.js';
import { servePage } from './support/page-server.js';
import { report } from './support/report.js';
import { median } from './support/statistics.js';

const PAGES = { home: '#/', game_page: '#/game/spider-rider', play: '#/play/spider-rider' };
const VISITS = 5;
/** What is told of each page besides its scores, and in what unit Lighthouse measures it. */
const METRICS = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'cumulative-layout-shift': 'times_1000',
} as const;
type Metric = keyof typeof METRICS;

interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Audits of accessibility that failed. */
  readonly faults: readonly string[];
}

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const port = await freePort();
const [browser, server] = await Promise.all([startChromium([`--remote-debugging-port=${port}`]), servePage()]);
try {
  const results: Record<string, number | string> = {};
  for (const [name, hash] of Object.entries(PAGES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const visits: Visit[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(`${server.address}${hash}`));
    results[`${name}_performance`] = median(visits.map(({ performance }) => performance));
    results[`${name}_accessibility`] = median(visits.map(({ accessibility }) => accessibility));
    for (const [metric, unit] of Object.entries(METRICS) as [Metric, string][]) {
      results[`${name}_${metric.replaceAll('-', '_')}_${unit}`] = Math.round(
        median(visits.map(({ metrics }) => metrics[metric])),
      );
    }
    const faults = [...new Set(visits.flatMap((found) => found.faults))];
    if (faults.length > 0) results[`${name}_faults`] = faults.join(' ');
  }
  report({ ...results, visits: VISITS, goal_performance: 95, goal_accessibility: 100 });
} finally {
  await browser.close();
  await server.close();
}

/** On a busy machine Lighthouse now and then loses sight of the page; that visit is made again. */
async function visit(address: string, left = 3): Promise<Visit> {
  const found = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility'],
  });
  const trouble = found === undefined ? 'Lighthouse found nothing' : found.lhr.runtimeError?.message;
  if (found === undefined || trouble !== undefined) {
    if (left > 1) return visit(address, left - 1);
    throw new Error(trouble);
  }
  const { categories, audits } = found.lhr;
  if (found.lhr.runtimeError !== undefined) throw new Error(found.lhr.runtimeError.message);
  const scoreOf = (name: string): number => Math.round(100 * (categories[name]?.score ?? 0));
  const numberOf = (name: Metric): number =>
    (audits[name]?.numericValue ?? Number.NaN) * (METRICS[name] === 'times_1000' ? 1000 : 1);
  const faults = (categories.accessibility?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && audits[id]?.score === 0,
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    metrics: Object.fromEntries(
      Object.keys(METRICS).map((name) => [name, numberOf(name as Metric)]),
    ) as Visit['metrics'],
    faults: faults.map(({ id }) => id),
  };
}

/** Asked of the system; another program might take it before the browser does, and then the browser says so. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { seedDemoCustomers } from '../../apps/server/demo/customers.ts';
import { openDemoMarket, seedDemoMarket } from '../../apps/server/demo/market/seed-demo-market.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { chromiumPath } from '../dev-stack/chromium.ts';
import { report } from '../load/report.ts';
import { openStack } from '../load/stack.ts';
import { useHall } from './slow-phone/hall-acts.ts';
import type { Answered } from './slow-phone/note-answers.ts';
import { network, openPhone, slowdown } from './slow-phone/phone.ts';

const watchedMs = 10_000;
const hall = '/p2p-trade/buy/USDT-EUR';

interface Visit {
  /** Largest contentful paint, in ms. */
  lcp: number;
  cls: number;
  /** Total blocking time, in ms: what every task after the first paint of content takes beyond 50 ms. */
  tbt: number;
}

/**
 * `npm run -s bench -- lab`: home, hall and coin page on a slow phone (4x CPU, 1.6 Mbit/s, 150 ms), with an empty cache each time, and how
 * soon the hall answers what is done in it.
 */
export async function lab(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { visits: { type: 'string', default: '7' } } });
  const count = Number(values.visits);
  const stack = await openStack({ apis: 1, roles: ['worker', 'stream', 'web'] });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  try {
    await fillMarket(readConfig(stack.variables));
    const isKept = args.length === 0;
    for (const page of pages)
      reportLoads(page.what, page.name, await repeat(count, () => visit(browser, stack.siteUrl + page.path)), isKept);
    reportAnswers(await repeat(count, () => useHall(browser, stack.siteUrl + hall)), isKept);
  } finally {
    await browser.close();
    await stack.close();
  }
}

const pages = [
  { name: 'home', what: 'home page', path: '/' },
  { name: 'hall', what: 'P2P hall', path: hall },
  { name: 'coin', what: 'coin page', path: '/price/btc' },
];

const figures = [
  { name: 'lcp', what: 'largest contentful paint in ms', limit: 2_000, pick: ({ lcp }: Visit) => Math.round(lcp) },
  { name: 'cls', what: 'cumulative layout shift', limit: 0.02, pick: ({ cls }: Visit) => Math.round(cls * 10_000) / 10_000 },
  { name: 'tbt', what: 'total blocking time in ms', limit: 200, pick: ({ tbt }: Visit) => Math.round(tbt) },
];
const mostInpMs = 150;

/** A hall with a full page of offers, in two currencies to change between. */
async function fillMarket(config: Config): Promise<void> {
  await seedDemoCustomers(config);
  await seedDemoMarket(config, { advertisers: 60, fiats: ['EUR', 'USD'], ordersPerAd: 1 });
  await openDemoMarket(config);
}

async function repeat<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await act());
  return results;
}

function reportLoads(page: string, pageName: string, visits: readonly Visit[], isKept: boolean): void {
  for (const { name, what, limit, pick } of figures) {
    const median = medianOf(visits.map(pick));
    report(
      {
        name: `lab-${pageName}-${name}`,
        what: `${page} on a slow phone: ${what}`,
        figure: String(median),
        aim: `<= ${limit}`,
        isReached: median <= limit,
        details: { network, slowdown, visits },
      },
      isKept,
    );
  }
}

/** Of fewer than fifty interactions the slowest is what counts, by the rules of INP. */
function reportAnswers(visits: ReadonlyArray<readonly Answered[]>, isKept: boolean): void {
  const worst = visits.map((answers) => answers.toSorted((one, other) => other.ms - one.ms)[0]);
  const median = medianOf(worst.map((answer) => answer?.ms ?? Number.NaN));
  report(
    {
      name: 'lab-hall-inp',
      what: 'P2P hall on a slow phone: interaction to next paint in ms',
      figure: String(median),
      aim: `<= ${mostInpMs}`,
      isReached: median <= mostInpMs,
      details: { network, slowdown, worst, visits },
    },
    isKept,
  );
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPhone(browser);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(watchedMs);
  const seen = await page.evaluate(() => (window as unknown as { seen: Visit }).seen);
  await page.context().close();
  return seen;
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  (window as unknown as { seen: typeof seen }).seen = seen;
  // Before there is something to see nobody presses anything: only what runs after the first paint counts, as the figure is defined.
  const tasks: PerformanceEntry[] = [];
  let painted = Number.POSITIVE_INFINITY;
  const blocking = ({ startTime, duration }: PerformanceEntry) => Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  const sumUp = () => {
    seen.tbt = tasks.reduce((sum, task) => sum + blocking(task), 0);
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted = startTime;
    sumUp();
  });
  observe('longtask', (task) => {
    tasks.push(task);
    sumUp();
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

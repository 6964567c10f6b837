import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../dev-stack/chromium.ts';
import { report } from '../load/report.ts';
import { openStack } from '../load/stack.ts';

const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const watchedMs = 10_000;

interface Visit {
  /** Largest contentful paint, in ms. */
  lcp: number;
  cls: number;
  /** Total blocking time, in ms: what every task takes beyond 50 ms. */
  tbt: number;
}

/** `npm run -s bench -- lab`: the home page on a slow phone (4x CPU, 1.6 Mbit/s, 150 ms), with an empty cache each time. */
export async function lab(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { visits: { type: 'string', default: '7' } } });
  const stack = await openStack({ apis: 1, roles: ['worker', 'stream', 'web'] });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  try {
    const visits: Visit[] = [];
    for (let index = 0; index < Number(values.visits); index++) visits.push(await visit(browser, stack.siteUrl));
    for (const { name, what, limit, pick } of figures) {
      const median = medianOf(visits.map(pick));
      report(
        {
          name: `lab-${name}`,
          what: `home page on a slow phone: ${what}`,
          figure: String(median),
          aim: `<= ${limit}`,
          isReached: median <= limit,
          details: { network, slowdown, visits },
        },
        args.length === 0,
      );
    }
  } finally {
    await browser.close();
    await stack.close();
  }
}

const figures = [
  { name: 'lcp', what: 'largest contentful paint in ms', limit: 2_000, pick: ({ lcp }: Visit) => Math.round(lcp) },
  { name: 'cls', what: 'cumulative layout shift', limit: 0.02, pick: ({ cls }: Visit) => Math.round(cls * 10_000) / 10_000 },
  { name: 'tbt', what: 'total blocking time in ms', limit: 200, pick: ({ tbt }: Visit) => Math.round(tbt) },
];

async function visit(browser: Browser, site: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  await page.waitForTimeout(watchedMs);
  const seen = await page.evaluate(() => (window as unknown as { seen: Visit }).seen);
  await context.close();
  return seen;
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  (window as unknown as { seen: typeof seen }).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

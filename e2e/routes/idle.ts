import { expect, type Page } from '@playwright/test';
import { watchTraffic } from '../wait-for.ts';

const stepMs = 500;

/** A page counts as loaded when nothing was asked for this long, besides what it may always ask for. */
const quietMs = 2_500;

/**
 * Opens an address and lets time pass in the page until it asks for nothing more; then answers the calls of the next seconds that are
 * not allowed. Time passes only while nothing is on its way, so a slow machine changes nothing. The page has a context of its own, as
 * its clock needs it.
 */
export async function callsWhileIdle(page: Page, url: string, seconds: number, allowed: readonly string[]): Promise<string[]> {
  watchTraffic(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!allowed.includes(pathname)) asked.push(pathname);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(url);
  for (let quiet = 0; quiet < quietMs; ) {
    const before = asked.length;
    await passTime(page, stepMs);
    const isUsable = (await page.locator('html[data-screen]').count()) > 0;
    quiet = isUsable && asked.length === before ? quiet + stepMs : 0;
  }
  const loaded = asked.length;
  for (let passed = 0; passed < seconds; passed++) await passTime(page, 1_000);
  return asked.slice(loaded).filter((path) => path.startsWith('/v1/'));
}

async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await expect.poll(() => watchTraffic(page).pending.size, { intervals: [5, 10, 20, 50] }).toBe(0);
}

/** Works through a list, some of it at the same time. */
export async function inLanes<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

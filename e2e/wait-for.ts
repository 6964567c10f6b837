import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** What a page has asked for: how many times in all, and what has not come yet. */
interface Traffic {
  asked: number;
  pending: Set<Request>;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Keeps count of the requests of a page, so that `untilComplete` knows what is still on its way. Called before the page is opened. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { asked: 0, pending: new Set() };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    // Nobody waits for the answer to a report.
    if (request.resourceType() === 'ping') return;
    traffic.asked++;
    traffic.pending.add(request);
  });
  // What the document before this one had asked for may never be told to have ended.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) traffic.pending.clear();
  });
  page.on('requestfinished', (request) => traffic.pending.delete(request));
  page.on('requestfailed', (request) => traffic.pending.delete(request));
  return traffic;
}

/**
 * Waits until a page shows all that it is going to show by itself: everything that it asked for has come, no placeholder is left, and
 * the frames after that asked for nothing more.
 */
export async function untilComplete(page: Page): Promise<void> {
  const { pending } = watchTraffic(page);
  await expect
    .poll(() => whatIsMissing(page), { message: 'what the page still waits for', intervals: [20, 50, 100, 250] })
    .toEqual({ placeholders: 0, requests: [] });
  pending.clear();
}

/** Opens an address of the site and waits until all of it is shown. */
export async function openComplete(page: Page, url: string): Promise<void> {
  watchTraffic(page).pending.clear();
  await page.goto(url);
  await untilHydrated(page);
  await untilComplete(page);
}

/** Waits until what is pressed on a page of the site has an effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
}

/** R9.4 A countdown shows one number less each second. The clock of the page was installed before it was opened; it stands still from here on, and goes on at the end. */
export async function expectCountdown(page: Page, shown: Locator): Promise<void> {
  const secondsLeft = async () => Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const first = await secondsLeft();
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(1_000);
    await expect.poll(secondsLeft, `${passed} s later`).toBe(first - passed);
  }
  await page.clock.resume();
}

async function whatIsMissing(page: Page): Promise<{ placeholders: number; requests: string[] }> {
  const traffic = watchTraffic(page);
  const before = traffic.asked;
  const placeholders = await page.evaluate(countPlaceholders);
  const requests = [...traffic.pending].map((request) => request.url());
  return { placeholders, requests: traffic.asked === before ? requests : [...requests, `${traffic.asked - before} new ones`] };
}

/** Two frames and an idle moment later: by then React has drawn what has come, and effects have asked for what follows from it. */
async function countPlaceholders(): Promise<number> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A page with something in motion is never idle; then the next best moment has to do.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  return [...document.querySelectorAll('.animate-pulse')].filter((element) => element.checkVisibility()).length;
}

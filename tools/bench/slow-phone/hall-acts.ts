import type { Browser, Page, Request } from '@playwright/test';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { openPhone } from './phone.ts';

/** How long the screen took to answer something that was done, from the touch to the next frame. */
export interface Answered {
  act: string;
  /** The event that took longest: a press, a letter. */
  event: string;
  ms: number;
}

const texts = readCatalogue('p2p', 'en');
const common = readCatalogue('common', 'en');
const amount = '150';
const lookEveryMs = 100;
const calmLooks = 5;

/** What somebody does who looks for an offer: opens one, types an amount, closes it, turns to selling, and narrows the list. */
const acts: ReadonlyArray<readonly [string, (page: Page) => Promise<unknown>]> = [
  ['open the third offer', (page) => page.locator('tbody button[id^="take-"]').nth(2).tap()],
  ['type an amount', (page) => page.getByRole('dialog').getByLabel(text('you_pay')).pressSequentially(amount)],
  [
    'close the offer',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('close', common), exact: true })
        .tap(),
  ],
  ['change the side', (page) => page.getByRole('radio', { name: text('sell'), exact: true }).tap()],
  [
    'open the payment methods',
    (page) =>
      page
        .getByRole('search')
        .getByRole('button', { name: text('method'), exact: true })
        .tap(),
  ],
  [
    'choose a payment method',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('group', { name: text('method') })
        .getByRole('button')
        .first()
        .tap(),
  ],
  [
    'show the offers',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('show_offers') })
        .tap(),
  ],
  ['open the currencies', (page) => page.getByRole('combobox', { name: text('currency') }).tap()],
  ['choose a currency', (page) => page.getByRole('option', { name: /^USD/ }).tap()],
];

/** Goes through all of it on a slow phone. Each act begins when the page shows what the one before has led to. */
export async function useHall(browser: Browser, url: string): Promise<Answered[]> {
  const page = await openPhone(browser);
  await page.addInitScript(noteAnswers);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(url);
  await page.waitForSelector('[data-awake="true"]', { state: 'attached' });
  for (const [name, act] of acts) {
    await untilCalm(page, pending);
    await page.evaluate((mark) => performance.mark(mark), name);
    await act(page);
  }
  await untilCalm(page, pending);
  const answers = await page.evaluate(() => (window as unknown as { answers: () => Answered[] }).answers());
  await page.context().close();
  return answers;
}

/** Nothing was on its way for a moment, and the browser had time: what comes late would be counted to the next act. */
async function untilCalm(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  for (let calm = 0; calm < calmLooks; calm = pending.size === 0 ? calm + 1 : 0) {
    await page.waitForTimeout(lookEveryMs);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  }
}

/** Runs in the page before anything else. Events of one interaction carry the same id; the longest of them counts. */
function noteAnswers(): void {
  const events: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => events.push(...(list.getEntries() as PerformanceEventTiming[])));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const actAt = (time: number) => performance.getEntriesByType('mark').findLast(({ startTime }) => startTime <= time)?.name ?? 'before';
  const answers = () => {
    events.push(...(observer.takeRecords() as PerformanceEventTiming[]));
    const longest = new Map<number, PerformanceEventTiming>();
    for (const event of events) {
      const { interactionId } = event as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0 && event.duration > (longest.get(interactionId)?.duration ?? 0)) longest.set(interactionId, event);
    }
    return [...longest.values()].map(({ name, startTime, duration }) => ({ act: actAt(startTime), event: name, ms: duration }));
  };
  (window as unknown as { answers: typeof answers }).answers = answers;
}

function text(key: string, from = texts): string {
  const found = from[key];
  if (found === undefined) throw new Error(`there is no text ${key}`);
  return found;
}

import type { Browser, Locator, Page } from '@playwright/test';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { type Answered, answersOf, nameAct, watchAnswers } from '../slow-phone/note-answers.ts';
import { openPhone, slowdown } from '../slow-phone/phone.ts';
import { desk, spotPath } from './frame-cost.ts';
import type { SpotPageBench } from './grounds.ts';

export interface Tapped {
  answers: Answered[];
  /** How much of the page has moved by itself, from its opening to the end. */
  cls: number;
}

type Act = readonly [name: string, act: (page: Page) => Promise<unknown>];

const texts = readCatalogue('spot', 'en');
const common = readCatalogue('common', 'en');
/** What somebody needs between two touches; the book goes on meanwhile. */
const betweenMs = 600;

const form = (page: Page): Locator => page.locator('[data-order-form]:visible');
const field = (page: Page, name: string): Locator => form(page).getByLabel(text(name), { exact: true });
const choice = (page: Page, name: string): Locator => form(page).getByRole('radio', { name: text(name), exact: true });
const level = (page: Page, place: number): Locator => page.locator('[data-level]').nth(place);
const tab = (page: Page, name: string): Locator => page.locator(`input[type=radio][value=${name}]`);

const onDesk: readonly Act[] = [
  ['take a price of the book', (page) => level(page, 3).tap()],
  ['type an amount', (page) => field(page, 'amount').pressSequentially('0.012')],
  ['take a quarter of what is there', (page) => form(page).locator('[data-share="25"]').tap()],
  ['turn to selling', (page) => choice(page, 'sell').tap()],
  ['turn to the market', (page) => form(page).locator('[data-order-type=market]').tap()],
  ['type what to sell', (page) => field(page, 'amount').pressSequentially('0.25')],
  ['turn to a limit', (page) => form(page).locator('[data-order-type=limit]').tap()],
  [
    'take the best bid',
    (page) =>
      form(page)
        .getByRole('button', { name: text('best_bid'), exact: true })
        .tap(),
  ],
  ['take another price', (page) => level(page, 17).tap()],
  ['look at former orders', (page) => page.getByRole('tab', { name: text('order_history') }).tap()],
];

const onPhone: readonly Act[] = [
  ['show the book', (page) => tab(page, 'book').tap()],
  ['take a price of the book', (page) => level(page, 3).tap()],
  ['open the form', (page) => page.locator('[data-open-form=buy]').tap()],
  ['type an amount', (page) => field(page, 'amount').pressSequentially('0.012')],
  ['take a quarter of what is there', (page) => form(page).locator('[data-share="25"]').tap()],
  ['turn to selling', (page) => choice(page, 'sell').tap()],
  ['turn to the market', (page) => form(page).locator('[data-order-type=market]').tap()],
  [
    'close the form',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('close', common), exact: true })
        .tap(),
  ],
  ['show the trades', (page) => tab(page, 'trades').tap()],
  ['show the chart', (page) => tab(page, 'chart').tap()],
];

/** On a desk whose processor is slow, with a screen to touch. */
export async function tapOnDesk(browser: Browser, bench: SpotPageBench): Promise<Tapped> {
  const context = await browser.newContext({ viewport: desk, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return await goThrough(page, bench, onDesk);
}

export async function tapOnPhone(browser: Browser, bench: SpotPageBench): Promise<Tapped> {
  return await goThrough(await openPhone(browser), bench, onPhone);
}

async function goThrough(page: Page, bench: SpotPageBench, acts: readonly Act[]): Promise<Tapped> {
  await bench.enter(page.context());
  await watchAnswers(page);
  await page.addInitScript(noteShifts);
  await page.goto(`${bench.siteUrl}${spotPath}`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.waitForSelector('[data-candles=drawn]');
  for (const [name, act] of acts) {
    await page.waitForTimeout(betweenMs);
    await nameAct(page, name);
    await act(page);
  }
  await page.waitForTimeout(betweenMs);
  const answers = await answersOf(page);
  const cls = await page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());
  await page.context().close();
  return { answers, cls };
}

/** Runs in the page before anything else. */
function noteShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>) {
      if (!hadRecentInput) sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  (window as unknown as { shifted: () => number }).shifted = () => sum;
}

function text(key: string, from = texts): string {
  const found = from[key];
  if (found === undefined) throw new Error(`there is no text ${key}`);
  return found;
}

import type { Browser, Page, Request } from '@playwright/test';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { type Answered, answersOf, nameAct, watchAnswers } from './note-answers.ts';
import { openPhone } from './phone.ts';

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
  await watchAnswers(page);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(url);
  await page.waitForSelector('[data-awake="true"]', { state: 'attached' });
  for (const [name, act] of acts) {
    await untilCalm(page, pending);
    await nameAct(page, name);
    await act(page);
  }
  await untilCalm(page, pending);
  const answers = await answersOf(page);
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

function text(key: string, from = texts): string {
  const found = from[key];
  if (found === undefined) throw new Error(`there is no text ${key}`);
  return found;
}

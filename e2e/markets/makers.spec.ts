import type { CallOutput } from '@peerbourse/contract/call';
import { orderDetail } from '@peerbourse/contract/markets/spot/order-detail';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { tickers } from '@peerbourse/contract/markets/spot/tickers';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import type { Locator, Page } from '@playwright/test';
import { type Member, visit } from '../identity/account/member.ts';
import { textOf } from '../p2p/text-of.ts';
import { expect, guestCall, listen, publishNear, test } from '../site.ts';
import { until } from '../until.ts';
import { type Levels, type Maker, newMaker } from './makers.ts';
import { formOf } from './spot-page.ts';
import { marketOf, openAsTrader, type TestMarket } from './traders.ts';

const market = marketOf('ETH');

/** The price of this coin comes from staff alone and counts for a minute: whoever wants to trade at it publishes one first. */
async function publishPrice(index: number): Promise<number> {
  const price = Number(await publishNear('eth_usdt', index));
  await until('the market compares with the price that was published', async () => {
    const { tickers: all } = await guestCall<CallOutput<typeof tickers>>(tickers.path, { symbol: market.symbol });
    return Number(all[0]?.reference) === price;
  });
  return price;
}

/** Levels so many percent away from a price, on both sides of it, half a coin each. */
function levelsAt(price: number, ...percents: number[]): Levels {
  const at = (percent: number): [string, string] => [(price * (1 + percent / 100)).toFixed(2), '0.5'];
  return { bids: percents.map((percent) => at(-percent)), asks: percents.map(at) };
}

/** What the page shows of the book, and of an order at market. */
class Watched {
  readonly page: Page;
  readonly isPhone: boolean;
  private readonly say: ReturnType<typeof textOf>;

  constructor(page: Page, language: string) {
    this.page = page;
    this.say = textOf('spot', language);
    this.isPhone = (page.viewportSize()?.width ?? 0) < 768;
  }

  async open({ path }: TestMarket, prefix: string): Promise<void> {
    await visit(this.page, `${prefix}${path}`);
    if (this.isPhone) await this.page.locator('input[type=radio][value=book]').check();
    // A page that was loaded again would have forgotten it.
    await this.page.evaluate(() => Object.assign(window, { isTheFirst: true }));
  }

  async expectBook(...sets: Levels[]): Promise<void> {
    const prices = sets.flatMap(({ bids, asks }) => [...bids, ...asks]).map(([price]) => String(Number(price)));
    const shown = () => this.page.locator('[data-level]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-level')));
    await expect.poll(async () => (await shown()).sort()).toEqual(prices.sort());
    await expect(this.page.getByText(this.say('book_empty'))).toBeVisible({ visible: prices.length === 0 });
  }

  /** The form for an order at market, with an amount in it. */
  async enter(amount: string): Promise<void> {
    if (this.isPhone) await this.page.locator('[data-open-form=buy]').tap();
    else await formOf(this.page).locator('[data-order-type=market]').click();
    await formOf(this.page).getByLabel(this.say('total')).fill(amount);
  }

  async expectRefused(): Promise<void> {
    await expect(this.send()).toHaveAccessibleDescription(this.say('no_price_now'));
    await expect(this.send()).toHaveAttribute('aria-disabled', 'true');
  }

  async buy(): Promise<void> {
    await expect(this.send()).toBeEnabled();
    await this.send().click();
    const [beginning = ''] = this.say('bought', { amount: '|', coin: '', price: '' }).split('|');
    await expect(this.page.getByRole('status').filter({ hasText: beginning.trim() })).toBeVisible();
  }

  async expectNeverLoadedAgain(): Promise<void> {
    expect(await this.page.evaluate(() => 'isTheFirst' in window)).toBe(true);
  }

  private send(): Locator {
    return formOf(this.page).locator('button[type=submit]');
  }
}

const usdtOf = async ({ device }: Member): Promise<number> => {
  const { coins } = await device.ask(coinBalances, {});
  return Number(coins.find(({ coin }) => coin === 'USDT')?.spot);
};

const visitors = [
  { language: 'en', prefix: '', width: 1440 },
  { language: 'ar', prefix: '/ar', width: 390 },
];

for (const [place, { language, prefix, width }] of visitors.entries()) {
  test.describe(`${language} at ${width} px`, () => {
    let makers: Maker[] = [];
    test.afterEach(async () => {
      for (const maker of makers) await maker.die();
    });

    test('R1.2 two makers die one after the other and come back, and a page that stays open shows each book as it is', async ({
      browser,
    }) => {
      const isPhone = width < 768;
      const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: isPhone, isMobile: isPhone });
      const page = await context.newPage();
      const complaints = listen(page);
      const watched = new Watched(page, language);
      const visitor = await openAsTrader(page, market);
      makers = [await newMaker(market), await newMaker(market)];
      const [near, far] = makers as [Maker, Maker];
      const price = await publishPrice(20 + 2 * place);
      const [inner, outer] = [levelsAt(price, 0.2, 0.4), levelsAt(price, 0.3, 0.6)];
      await watched.open(market, prefix);
      await watched.expectBook();
      near.start(inner);
      far.start(outer);
      await watched.expectBook(inner, outer);

      await near.die();
      await watched.expectBook(outer);
      await far.die();
      await watched.expectBook();
      await watched.enter('250');
      await watched.expectRefused();
      const { orderNo } = await visitor.device.ask(placeOrder, { symbol: market.symbol, side: 'buy', type: 'market', amount: '250' });
      const sent = () => visitor.device.ask(orderDetail, { orderNo });
      await expect.poll(sent).toMatchObject({ state: 'done', reason: 'not-filled', filledQuantity: '0' });
      expect(await usdtOf(visitor)).toBe(100_000);

      const back = levelsAt(await publishPrice(21 + 2 * place), 0.2, 0.4);
      near.start(back);
      await watched.expectBook(back);
      await watched.buy();
      await expect.poll(() => usdtOf(visitor)).toBeCloseTo(99_750, -1);
      far.start(outer);
      await expect.poll(() => page.locator('[data-level]').count()).toBe(8);
      await watched.expectNeverLoadedAgain();
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { choose } from '../../choose.ts';
import { enter, type Member, visit } from '../../identity/account/member.ts';
import { expect, listen } from '../../site.ts';
import { type Advertiser, openAdvertiser, publish } from '../advertiser.ts';
import { fundPassword, newTrader, saveEuroAccount } from '../market.ts';
import { textOf } from '../text-of.ts';

const orderPage = /\/p2p-trade\/order\/(\d{18,19})$/;

export interface Wanted {
  /** What the advertiser does. */
  side: 'sell' | 'buy';
  wantsAcceptance: boolean;
  language: string;
  width: number;
}

export interface HallTrade {
  adNo: string;
  maker: { page: Page; person: Advertiser };
  taker: { page: Page; person: Member };
  /** Where a taker who sells is paid. */
  accounts: readonly string[];
  /** What the two pages said when something was wrong. */
  complaints: () => string[];
  close: () => Promise<void>;
}

const prefixOf = (language: string) => (language === 'en' ? '' : `/${language}`);

/** An ad at 0.93 EUR stands in the hall. Its advertiser looks at their orders, somebody else at the hall; no order exists yet. */
export async function openHall(
  browser: Browser,
  { side, wantsAcceptance, language, width }: Wanted,
  options: BrowserContextOptions = { viewport: { width, height: 900 } },
): Promise<HallTrade> {
  const [makerPage, takerPage] = [await browser.newPage(options), await browser.newPage(options)];
  const complaints = [listen(makerPage), listen(takerPage)];
  const maker = await openAdvertiser(makerPage);
  const { adNo } = await publish(maker, {
    side,
    wantsAcceptance,
    pricing: { priceType: 'fixed', price: '0.93' },
    ...(side === 'buy' ? { paymethodIds: ['302', '301'] } : {}),
  });
  const taker = await newTrader(side === 'buy' ? { coins: [{ coin: 'USDT', amount: '100' }] } : {});
  const accounts = side === 'buy' ? [await saveEuroAccount(taker), await saveEuroAccount(taker)] : [];
  await enter(takerPage.context(), taker.device);
  await visit(makerPage, `${prefixOf(language)}/p2p-trade/orders`);
  await visit(takerPage, `${prefixOf(language)}/p2p-trade/${side === 'sell' ? 'buy' : 'sell'}/USDT-EUR`);
  // The list wakes up after the first screen; a press before that is lost.
  await takerPage.waitForSelector('[data-awake="true"]', { state: 'attached' });
  return {
    adNo,
    maker: { page: makerPage, person: maker },
    taker: { page: takerPage, person: taker },
    accounts,
    complaints: () => complaints.flat(),
    close: async () => {
      await makerPage.close();
      await takerPage.close();
    },
  };
}

/** The taker takes the ad on the screen: below its row, on a phone in a sheet. Answers the number of the order. */
export async function takeAd({ adNo, taker: { page }, accounts }: HallTrade, { side, language }: Wanted): Promise<string> {
  await page.locator(`#take-${adNo}`).click();
  if (side === 'sell') await buy(page, language);
  else await sell(page, language, accounts);
  await expect(page).toHaveURL(orderPage);
  return orderPage.exec(page.url())?.[1] ?? '';
}

async function buy(page: Page, language: string): Promise<void> {
  const hall = textOf('p2p', language);
  await page.getByLabel(hall('you_pay')).fill('93');
  await page.getByRole('button', { name: hall('buy_amount', { amount: '100', coin: 'USDT' }), exact: true }).click();
}

/** All coins, to the account that was saved first: the newest one is offered before it. */
async function sell(page: Page, language: string, [older = '', newest = '']: readonly string[]): Promise<void> {
  const [hall, take] = [textOf('p2p', language), textOf('p2p-take', language)];
  await expect(page.getByText(take('available', { amount: '100', coin: 'USDT' }))).toBeVisible();
  await page.getByRole('button', { name: take('all'), exact: true }).click();
  await expect(page.getByLabel(hall('you_get'))).toHaveValue('93');
  const account = page.getByLabel(hall('get_paid_with'));
  await expect(account).toHaveAttribute('data-value', newest);
  await choose(account, older);
  const label = hall('sell_amount', { amount: '100', coin: 'USDT' });
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: take('sale_title') });
  await dialog.getByLabel(textOf('paymethods', language)('fund_password'), { exact: true }).fill(fundPassword);
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

/** The advertiser sees the order come into their list, and opens it. */
export async function openFromList(page: Page, orderNo: string): Promise<void> {
  await page.locator(`[data-order="${orderNo}"]`).getByRole('link').click();
  await expect(page).toHaveURL(orderPage);
}

import type { CallOutput } from '@peerbourse/contract/call';
import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import type { Locator, Page } from '@playwright/test';
import type { Unsealed } from '../../apps/server/test/support/browser.ts';
import { formatFor } from '../../packages/rules/src/formats/format.ts';
import { formatMessage } from '../../packages/texts/src/format-message.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import type { Member } from '../identity/account/member.ts';
import { untilComplete } from '../wait-for.ts';
import { fundPassword, openAsTrader, saveEuroAccount } from './market.ts';

const texts = readCatalogue('p2p-ads', 'en');

/** A text of these pages, as people read it. */
export function said(key: string, values: Record<string, string | number> = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text p2p-ads.${key}`);
  return formatMessage(text, formatFor('en'), values);
}

export interface Advertiser extends Member {
  methodNo: string;
}

/** Somebody who may publish, with coins in the market and an account in euros, to whom the page belongs. */
export async function openAdvertiser(page: Page): Promise<Advertiser> {
  const trader = await openAsTrader(page, { mayPublish: true, coins: [{ coin: 'USDT', amount: '5000' }] });
  const advertiser = { ...trader, methodNo: await saveEuroAccount(trader) };
  onMarket.push(advertiser);
  return advertiser;
}

const onMarket: Advertiser[] = [];

/** Those whom `openAdvertiser` made pause their ads: other tests read the first page of the same market. */
export async function leaveMarket(): Promise<void> {
  for (const { device } of onMarket.splice(0)) await device.ask(setBusinessHours, { isPaused: true, hours: null });
}

type AdInput = Unsealed<typeof publishAd>;

/** A sell ad over 1,000 USDT, or what is laid over it. */
export async function publish(person: Advertiser, more: Partial<AdInput> = {}): Promise<CallOutput<typeof publishAd>> {
  const isSale = (more.side ?? 'sell') === 'sell';
  return await person.device.ask(publishAd, {
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    isOnline: true,
    isHidden: false,
    pricing: { priceType: 'floating', premiumPpm: 10_000 },
    quantity: '1000',
    minAmount: '20',
    maxAmount: '500',
    payMinutes: 15,
    userPaymethodIds: isSale ? [person.methodNo] : [],
    paymethodIds: isSale ? [] : ['301'],
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    conditions: noConditions,
    accountPwd: fundPassword,
    ...more,
  });
}

export function card(page: Page, { adNo }: { adNo: string }): Locator {
  return page.locator(`[data-ad="${adNo}"]`);
}

/** Chooses from the menu of an ad. An open menu moves with the page, so it is opened when everything that comes late is there. */
export async function choose(page: Page, ad: { adNo: string }, key: string): Promise<void> {
  await untilComplete(page);
  await card(page, ad)
    .getByRole('button', { name: /^More options:/ })
    .click();
  await page.getByRole('menuitem', { name: said(key), exact: true }).click();
}

import type { CallOutput } from '@peerbourse/contract/call';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { tickers } from '@peerbourse/contract/markets/spot/tickers';
import type { Page } from '@playwright/test';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { type Member, newMember, openAs } from '../identity/account/member.ts';
import { give } from '../money/assets/wallet-fixtures.ts';
import { guestCall } from '../site.ts';

const texts = { ...readCatalogue('spot', 'en'), ...readCatalogue('spot-prices', 'en') };

/** A text of the spot page, as people read it. */
export function said(key: string, values: Record<string, string | number> = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text spot.${key}`);
  return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
}

/** Each test trades on a market of its own, so that no other one meets its orders, and whose price elsewhere stays fresh. */
export interface TestMarket {
  base: string;
  symbol: string;
  path: string;
}

export function marketOf(base: string): TestMarket {
  return { base, symbol: `${base}USDT`, path: `/spot/${base.toLowerCase()}-usdt` };
}

/** A price so many percent beside the one elsewhere, in the steps of the market. */
export async function priceAt({ symbol }: TestMarket, percent: number, decimals: number): Promise<string> {
  const { tickers: all } = await guestCall<CallOutput<typeof tickers>>(tickers.path);
  const reference = Number(all.find((ticker) => ticker.symbol === symbol)?.reference);
  return (reference * (1 + percent / 100)).toFixed(decimals);
}

/** Somebody who owns coins of both sides. */
export async function newTrader(market: TestMarket): Promise<Member> {
  const member = await newMember();
  await fill(member, market);
  return member;
}

export async function openAsTrader(page: Page, market: TestMarket): Promise<Member> {
  const member = await openAs(page);
  await fill(member, market);
  return member;
}

async function fill({ userId }: Member, { base }: TestMarket): Promise<void> {
  await give(userId, { coin: base, amount: '1000' });
  await give(userId, { coin: 'USDT', amount: '100000' });
}

interface Offer {
  side: 'buy' | 'sell';
  price: string;
  quantity: string;
}

/** Somebody else's order in the book. */
export async function offer({ device }: Member, { symbol }: TestMarket, { side, price, quantity }: Offer): Promise<void> {
  await device.ask(placeOrder, { symbol, side, type: 'limit', price, quantity, answer: 'result' });
}

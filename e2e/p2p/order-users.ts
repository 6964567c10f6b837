import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import type { Page } from '@playwright/test';
import { formatFor } from '../../packages/rules/src/formats/format.ts';
import { formatMessage } from '../../packages/texts/src/format-message.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { enter, type Member } from '../identity/account/member.ts';
import { type Advertiser, publish } from './advertiser.ts';
import { newTrader, saveEuroAccount } from './market.ts';

const texts = readCatalogue('p2p-order-list', 'en');

/** A text of the list of orders, as people read it. */
export function listed(key: string, values: Record<string, string | number> = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text p2p-order-list.${key}`);
  return formatMessage(text, formatFor('en'), values);
}

/** Somebody with coins and an account in euros, on a device of their own. */
export async function newSeller(): Promise<Advertiser> {
  const trader = await newTrader({ mayPublish: true, coins: [{ coin: 'USDT', amount: '5000' }] });
  const seller = { ...trader, methodNo: await saveEuroAccount(trader) };
  onMarket.push(seller);
  return seller;
}

const onMarket: Advertiser[] = [];

/** Sellers take their ads away: other tests read the first page of the same market. */
export async function leaveTrades(): Promise<void> {
  for (const { device } of onMarket.splice(0)) await device.ask(setBusinessHours, { isPaused: true, hours: null });
}

export interface PlacedTrade {
  seller: Advertiser;
  buyer: Member;
  order: OrderDetail;
}

/** Somebody takes an ad of the seller at 0.93 EUR: 93 EUR for 100 USDT. The page belongs to one of them. */
export async function trade(page: Page, reader: 'buyer' | 'seller', ad: Parameters<typeof publish>[1] = {}): Promise<PlacedTrade> {
  const [seller, buyer] = [await newSeller(), await newTrader()];
  const order = await placeOn(seller, buyer, ad);
  await enter(page.context(), (reader === 'buyer' ? buyer : seller).device);
  return { seller, buyer, order };
}

export async function placeOn(seller: Advertiser, buyer: Member, ad: Parameters<typeof publish>[1] = {}): Promise<OrderDetail> {
  const { adNo } = await publish(seller, { pricing: { priceType: 'fixed', price: '0.93' }, ...ad });
  return await buyer.device.ask(placeOrder, { adNo, price: '0.93', amount: '93' });
}

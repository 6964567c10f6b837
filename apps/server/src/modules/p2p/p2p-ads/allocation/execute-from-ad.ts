import type { AdNo } from '@peerbourse/contract/ids';
import { maxAmountFor } from '@peerbourse/rules/p2p-price';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { type Ad, lockAd } from '../ad.table.ts';
import { priceOf, tradeOf } from '../ad-price.rules.ts';
import { endAd } from '../end-ad.ts';
import { shiftQuantities } from './order-share.table.ts';

/** An order is completed; its coins are the order's concern. An ad with too little left for another order is completed as well. */
export async function executeFromAd(tx: Tx, { adNo, quantity }: { adNo: AdNo; quantity: bigint }): Promise<void> {
  const ad = await lockAd(tx, adNo);
  must(ad && ad.frozen >= quantity, 'an ad stays as long as an order has a part of it');
  await shiftQuantities(tx, ad.id, { frozen: -quantity, executed: quantity });
  await completeIfUsedUp(tx, { ...ad, frozen: ad.frozen - quantity, executed: ad.executed + quantity });
}

/** As long as an order may still give its part back, nobody knows what is left. The ad is locked. */
export async function completeIfUsedUp(tx: Tx, ad: Ad): Promise<void> {
  if (ad.frozen > 0n || ad.state !== 'online') return;
  const price = priceOf(ad, await referencePrice(tx, ad.coin, ad.fiat));
  if (price !== undefined && maxAmountFor(ad.remaining, tradeOf(ad, price)) < ad.minAmount) await endAd(tx, ad, 'completed');
}

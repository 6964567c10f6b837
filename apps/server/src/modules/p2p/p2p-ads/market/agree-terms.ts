import type { AdNo } from '@peerbourse/contract/ids';
import type { EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { parseUnits, unitsCeiling } from '@peerbourse/rules/money';
import { amountFor, p2pPriceScale, quantityFor } from '@peerbourse/rules/p2p-price';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { tradeOf } from '../ad-price.rules.ts';
import type { MarketRow, TakenRow } from './market-ad.table.ts';
import { holdsPrice, priceNow } from './price-now.ts';
import { readQuote } from './quote.ts';
import { type Taker, takerOf } from './taker.table.ts';
import { reasoner } from './visible-ads.ts';

/** What somebody wants to take. One of amount and quantity is given. */
export interface Asking {
  adNo: AdNo;
  price: string;
  amount?: string | undefined;
  quantity?: string | undefined;
  quote?: string | undefined;
}

/** What both have agreed on, if nothing speaks against it. */
export interface Terms {
  row: TakenRow;
  price: bigint;
  amount: bigint;
  quantity: bigint;
  taker: Taker;
  /** The country where the taker lives. */
  residence: string;
  /** The moment of the transaction. */
  now: Date;
  /** The price is another one by now: what it is. */
  newPrice: bigint | undefined;
  reasons: EligibilityReason[];
}

/** The price that the taker saw counts, as long as the ad's own has not gone further from it than a little. */
export async function agreeTerms({ tx, actor, config }: CallContext<UserActor>, asking: Asking): Promise<Terms> {
  const { row, price: current } = await priceNow(tx, asking.adNo);
  const taker = await takerOf(tx, actor.accountId, row.coin, row.fiat);
  must(taker, 'a trader has an account');
  const price = agreedPrice(asking, config, { takerId: actor.accountId, now: taker.askedAt });
  const trade = tradeOf(row, price);
  const { amount, quantity } = sizeOf(asking, row, trade);
  const reasons = (await reasoner(tx, [{ row, price }], { taker, amount }))({ row, price });
  const newPrice = holdsPrice(row, price, current) ? undefined : current;
  return { row, price, amount, quantity, taker, residence: taker.country, now: taker.askedAt, newPrice, reasons };
}

function agreedPrice({ adNo, price, quote }: Asking, config: CallContext['config'], reader: { takerId: string; now: Date }): bigint {
  const seen = parseUnits(price, p2pPriceScale);
  if (quote === undefined) return seen;
  const promised = readQuote(config, quote, reader);
  if (promised.adNo !== adNo || promised.price !== seen) throw refuse('p2p-ads.quote-over');
  return promised.price;
}

function sizeOf({ amount, quantity }: Asking, { coinScale, fiatDecimals }: MarketRow, trade: ReturnType<typeof tradeOf>) {
  if ((amount === undefined) === (quantity === undefined)) throw refuse('p2p-ads.bad-quantity');
  const coins = quantity === undefined ? quantityFor(parseUnits(amount ?? '', fiatDecimals), trade) : parseUnits(quantity, coinScale);
  const currency = amount === undefined ? amountFor(coins, trade) : parseUnits(amount, fiatDecimals);
  if (coins <= 0n || currency <= 0n || coins >= unitsCeiling || currency >= unitsCeiling) throw refuse('p2p-ads.bad-quantity');
  return { amount: currency, quantity: coins };
}

import type { CallParsed } from '@peerbourse/contract/call';
import type { quickMatch as call } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { formatUnits, parseUnits, unitsCeiling } from '@peerbourse/rules/money';
import { amountFor, p2pPriceScale, quantityFor, type Trade } from '@peerbourse/rules/p2p-price';
import { quoteLifeMs } from '@peerbourse/rules/quote-life';
import { feeOf } from '#modules/money/ledger/index.ts';
import { feePpm } from '#modules/p2p/p2p-config/index.ts';
import { type P2pReference, referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { tradeOf } from '../ad-price.rules.ts';
import { offeredPair } from '../check-terms.ts';
import { anyAd, beginning } from './candidate.table.ts';
import { eligibilityReasons } from './eligibility.rules.ts';
import { type FoundAd, findAds } from './find-ads.ts';
import { referenceView } from './market-ad.view.ts';
import { maxSlippagePpm, writeQuote } from './quote.ts';
import { type Taker, takerOf } from './taker.table.ts';
import { visibleAds } from './visible-ads.ts';

/** The first ad of the list that this person may take for this amount, with a promise of its price. */
export const quickMatch: Handler<typeof call> = async ({ db, actor, config }, asked) => {
  const { coinCode: coin, fiatCode: fiat } = asked;
  const { coinScale, fiat: offered } = await offeredPair(db, coin, fiat);
  const wanted = wantedOf(asked, coinScale, offered.decimals);
  const [taker, reference] = await Promise.all([takerOf(db, actor.accountId, coin, fiat), referencePrice(db, coin, fiat)]);
  must(taker, 'whoever asks has an account');
  const best = await bestAd(db, asked, { wanted, taker, reference });
  const { amount, quantity } = measured(wanted, tradeOf(best.row, best.price));
  const expiresAt = new Date(taker.askedAt.getTime() + quoteLifeMs);
  const [ad] = await visibleAds(db, [best], reference, { taker, amount });
  must(ad, 'one ad has one view');
  const { adNo } = best.row;
  const promised = { adNo, takerId: taker.accountId, price: best.price, priceId: reference?.priceId ?? '', amount, quantity, expiresAt };
  return {
    ad,
    reference: referenceView(reference),
    quote: {
      token: writeQuote(config, promised),
      price: formatUnits(best.price, p2pPriceScale),
      amount: formatUnits(amount, offered.decimals),
      quantity: formatUnits(quantity, coinScale),
      fee: formatUnits(feeOf(quantity, await feePpm(db, { coin, fiat, side: asked.side })), coinScale),
      expiresAt: expiresAt.toISOString(),
      maxSlippagePpm,
    },
  };
};

/** One of both. */
interface Wanted {
  amount: bigint | undefined;
  quantity: bigint | undefined;
}

function wantedOf({ amount, quantity }: CallParsed<typeof call>, coinScale: number, fiatDecimals: number): Wanted {
  const wanted = {
    amount: amount === undefined ? undefined : parseUnits(amount, fiatDecimals),
    quantity: quantity === undefined ? undefined : parseUnits(quantity, coinScale),
  };
  const given = [wanted.amount, wanted.quantity].filter((units) => units !== undefined);
  if (given.length !== 1 || given.some((units) => units === 0n || units >= unitsCeiling)) throw refuse('p2p-ads.bad-quantity');
  return wanted;
}

function measured({ amount, quantity }: Wanted, trade: Trade): { amount: bigint; quantity: bigint } {
  if (quantity !== undefined) return { quantity, amount: amountFor(quantity, trade) };
  must(amount !== undefined, 'a request has an amount or a quantity');
  return { amount, quantity: quantityFor(amount, trade) };
}

interface Asker {
  wanted: Wanted;
  taker: Taker;
  reference: P2pReference | undefined;
}

async function bestAd(db: Db, asked: CallParsed<typeof call>, { wanted, taker, reference }: Asker): Promise<FoundAd> {
  const { ads } = await findAds(db, {
    walk: {
      coin: asked.coinCode,
      fiat: asked.fiatCode,
      side: asked.side === 'buy' ? 'sell' : 'buy',
      templateIds: asked.paymethodId === undefined ? [] : [Number(asked.paymethodId)],
      reference: reference?.isStale ? undefined : reference?.units,
      fixed: beginning,
      floating: beginning,
    },
    residualFilters: { ...anyAd, ...wanted, notOfMainId: taker.mainId },
    viewerId: taker.accountId,
    wanted: 1,
    accept: ({ row }) => eligibilityReasons(row, taker, false).length === 0,
  });
  const best = ads[0];
  if (!best) throw refuse('p2p-ads.no-match');
  return best;
}

import type { repriceAds as call } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { maxAmountFor } from '@peerbourse/rules/p2p-price';
import { offeredFiat } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { changeAd, insertEdit, writeJudgement } from '../ad.table.ts';
import { tradeOf } from '../ad-price.rules.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { checkPricing } from '../check-terms.ts';
import { eachAd } from './each-ad.ts';
import { limitEdits } from './edit-ad.ts';

/** New prices without an edit: the ads stay in the market. It counts as one. */
export const repriceAds: Handler<typeof call> = async (ctx, { ads: inputs }) => {
  const pricings = new Map(inputs.map(({ adNo, pricing }) => [adNo, pricing]));
  const results = await eachAd(ctx, [...pricings.keys()], async (ad) => {
    if (ad.state !== 'online' && ad.state !== 'offline') throw refuse('p2p-ads.wrong-state', { state: ad.state });
    const pricing = pricings.get(ad.adNo);
    must(pricing, 'every ad came with a price');
    await admitAdvertiser(ctx, ad.side);
    await limitEdits(ctx, ad);
    const { columns, units, distancePpm } = await checkPricing(ctx.tx, ad, await offeredFiat(ctx.tx, ad.fiat), pricing);
    if (maxAmountFor(ad.remaining, tradeOf(ad, units)) < ad.minAmount) throw refuse('p2p-ads.bad-quantity');
    await changeAd(ctx.tx, ad.id, { ...columns, hidden_reasons: ad.hiddenReasons.filter((reason) => reason !== 'price_band') });
    await writeJudgement(ctx.tx, ad.id, { priceDistancePpm: distancePpm });
    await insertEdit(ctx.tx, ad.id, 'reprice');
  });
  return { results };
};

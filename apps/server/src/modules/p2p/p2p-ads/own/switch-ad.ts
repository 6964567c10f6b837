import type { switchAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { isInBand, wholePpm } from '@peerbourse/rules/p2p-price';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import type { Ad } from '../ad.table.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { offeredPair } from '../check-terms.ts';
import { hasUsableMethod } from '../method.table.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

export const switchAd: Handler<typeof call> = async (ctx, { adNo, isOnline }) => {
  const ad = await takeOwnAd(ctx, adNo, ['online', 'offline']);
  if (!isOnline) return await changed(ctx, ad, ad.state === 'online' ? { state: 'offline' } : undefined);
  if (ad.state === 'online') return await changed(ctx, ad, undefined);
  await admitAdvertiser(ctx.tx, ad.accountId, ad.side);
  await checkOnline(ctx.tx, ad);
  return await changed(ctx, ad, onlinePatch);
};

/** Nobody comes back with reasons of the past; the sweeps find those of the present. */
export const onlinePatch = { state: 'online', hidden_reasons: [] as string[] };

/** What an ad needs to stand in the market; its coins are aside already. */
export async function checkOnline(tx: Tx, ad: Ad): Promise<void> {
  if (ad.takenDownFor !== null) throw refuse('p2p-ads.taken-down', { reason: ad.takenDownFor });
  const reference = await referencePrice(tx, ad.coin, ad.fiat);
  if (!reference || reference.isStale) throw refuse('p2p-ads.no-price');
  const { fixedMinPpm, fixedMaxPpm, floatMinPpm, floatMaxPpm } = (await offeredPair(tx, ad.coin, ad.fiat)).fiat.bands;
  const share = wholePpm + BigInt(ad.premiumPpm ?? 0);
  const isWithin =
    ad.fixedPrice === null
      ? share >= floatMinPpm && share <= floatMaxPpm
      : isInBand(ad.fixedPrice, reference.units, { minPpm: fixedMinPpm, maxPpm: fixedMaxPpm });
  if (!isWithin) throw refuse('p2p-ads.price-out-of-band');
  if (!(await hasUsableMethod(tx, ad.id))) throw refuse('p2p-ads.bad-method');
}

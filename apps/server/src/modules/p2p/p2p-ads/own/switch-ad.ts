import type { switchAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { isInBand, wholePpm } from '@peerbourse/rules/p2p-price';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import type { Ad } from '../ad.table.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { offeredPair, outOfFixedBand, outOfFloatingBand } from '../check-terms.ts';
import { hasUsableMethod } from '../method.table.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

export const switchAd: Handler<typeof call> = async (ctx, { adNo, isOnline }) => {
  const ad = await takeOwnAd(ctx, adNo, ['online', 'offline']);
  if (!isOnline) return await changed(ctx, ad, ad.state === 'online' ? { state: 'offline' } : undefined);
  if (ad.state === 'online') return await changed(ctx, ad, undefined);
  await admitAdvertiser(ctx, ad.side);
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
  const { bands } = (await offeredPair(tx, ad.coin, ad.fiat)).fiat;
  if (ad.fixedPrice === null) {
    const share = wholePpm + BigInt(ad.premiumPpm ?? 0);
    if (share < bands.floatMinPpm || share > bands.floatMaxPpm) throw outOfFloatingBand(bands);
  } else if (!isInBand(ad.fixedPrice, reference.units, { minPpm: bands.fixedMinPpm, maxPpm: bands.fixedMaxPpm })) {
    throw outOfFixedBand(bands, reference);
  }
  if (!(await hasUsableMethod(tx, ad.id))) throw refuse('p2p-ads.bad-method');
}

import type { switchAds as call } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ads';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { changeAd } from '../ad.table.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { eachAd } from './each-ad.ts';
import { checkOnline, onlinePatch } from './switch-ad.ts';

export const switchAds: Handler<typeof call> = async (ctx, { adNos, isOnline }) => ({
  results: await eachAd(ctx, adNos, async (ad) => {
    if (ad.state !== 'online' && ad.state !== 'offline') throw refuse('p2p-ads.wrong-state', { state: ad.state });
    if ((ad.state === 'online') === isOnline) return;
    if (!isOnline) return await changeAd(ctx.tx, ad.id, { state: 'offline' });
    await admitAdvertiser(ctx, ad.side);
    await checkOnline(ctx.tx, ad);
    await changeAd(ctx.tx, ad.id, onlinePatch);
  }),
});

import type { checkAds as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ads';
import type { Handler } from '#platform/http/serve.ts';
import { checkTaken } from './check-ad.ts';
import { eachSeenAd } from './each-seen-ad.ts';

export const checkAds: Handler<typeof call> = async (ctx, { ads }) => ({
  results: await eachSeenAd(ctx.tx, 'check', ads, (ad) => checkTaken(ctx, ad)),
});

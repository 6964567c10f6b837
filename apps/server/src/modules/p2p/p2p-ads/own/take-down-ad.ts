import type { takeDownAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import type { Handler } from '#platform/http/serve.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

/** Open orders go on, and the coins stay aside. */
export const takeDownAd: Handler<typeof call> = async (ctx, { adNo }) => {
  const ad = await takeOwnAd(ctx, adNo, ['online', 'offline']);
  return await changed(ctx, ad, ad.state === 'online' ? { state: 'offline' } : undefined);
};

import type { unhideAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import type { Handler } from '#platform/http/serve.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

export const unhideAd: Handler<typeof call> = async (ctx, { adNo }) => {
  const ad = await takeOwnAd(ctx, adNo, ['online', 'offline', 'editing']);
  return await changed(ctx, ad, ad.isHidden ? { is_hidden: false } : undefined);
};

import type { hideAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import type { Handler } from '#platform/http/serve.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

/** Whoever has its code or its link may still take it. */
export const hideAd: Handler<typeof call> = async (ctx, { adNo }) => {
  const ad = await takeOwnAd(ctx, adNo, ['online', 'offline', 'editing']);
  return await changed(ctx, ad, ad.isHidden ? undefined : { is_hidden: true });
};

import type { discardAdEdit as call } from '@peerbourse/contract/p2p/p2p-ads/own/discard-ad-edit';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

export const discardAdEdit: Handler<typeof call> = async (ctx, { adNo }) => {
  const ad = await takeOwnAd(ctx, adNo, ['editing']);
  must(ad.resumesAs, 'an ad that is edited was something before');
  return await changed(ctx, ad, { state: ad.resumesAs, resumes_as: null });
};

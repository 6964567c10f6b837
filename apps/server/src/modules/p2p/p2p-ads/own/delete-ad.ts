import type { deleteAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endAd } from '../end-ad.ts';
import { takeOwnAd } from './take-own-ad.ts';

export const deleteAd: Handler<typeof call> = async (ctx, { adNo }) => {
  const ad = await takeOwnAd(ctx, adNo, ['offline', 'completed']);
  if (ad.frozen > 0n) throw refuse('p2p-ads.open-orders');
  await endAd(ctx.tx, ad, 'deleted');
  return { adNo };
};

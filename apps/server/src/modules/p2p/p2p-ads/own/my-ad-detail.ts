import type { myAdDetail as call } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownAd } from '../ad.table.ts';
import { myAdView } from '../ad.view.ts';

export const myAdDetail: Handler<typeof call> = async ({ db, actor }, { adNo }) => {
  const ad = await ownAd(db, actor.accountId, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  return await myAdView(db, ad);
};

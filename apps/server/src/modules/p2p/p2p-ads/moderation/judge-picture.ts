import type { judgePicture as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { lockAd } from '../ad.table.ts';
import { updatePictureState } from '../pictures/picture.table.ts';
import { adName } from './ad-name.ts';

/** Nobody but its owner sees a picture before this. Whoever is refused one is told. */
export const judgePicture: Handler<typeof call> = async ({ tx, actor, visitor, config }, { adNo, fileId, isFine, note }) => {
  const ad = await lockAd(tx, adNo);
  const state = isFine ? 'shown' : 'refused';
  if (!ad || !(await updatePictureState(tx, ad.id, fileId, state))) throw refuse('p2p-ads.unknown-ad');
  if (!isFine) {
    await notify(tx, config, { accountId: ad.accountId, kind: 'ad_picture_refused', values: { name: adName(ad) }, isSecurity: false });
  }
  await audit(tx, { actor, act: 'p2p-ads.picture-judged', subject: adNo, details: { fileId, state, note }, address: visitor.address });
  return { adNo, fileId, state };
};

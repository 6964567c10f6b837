import type { allowAd as call } from '@peerbourse/contract/p2p-ads/moderation/allow-ad';
import { audit } from '#modules/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { changeAd, lockAd } from '../ad.table.ts';

export const allowAd: Handler<typeof call> = async ({ tx, actor, visitor }, { adNo, note }) => {
  const ad = await lockAd(tx, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (ad.takenDownFor === null) throw refuse('p2p-ads.wrong-state', { state: ad.state });
  await changeAd(tx, ad.id, { hidden_reasons: ad.hiddenReasons.filter((reason) => reason !== 'approval'), taken_down_for: null });
  await audit(tx, { actor, act: 'p2p-ads.allowed', subject: adNo, details: { note }, address: visitor.address });
  return { adNo, state: ad.state };
};

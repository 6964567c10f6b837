import type { takeDownByStaff as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { changeAd, lockAd } from '../ad.table.ts';
import { adName } from './ad-name.ts';

/** Open orders go on. Its owner sees the reason and cannot switch it on before staff allow it again. */
export const takeDownByStaff: Handler<typeof call> = async ({ tx, actor, visitor, config }, { adNo, reason, note }) => {
  const ad = await lockAd(tx, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (ad.state === 'completed' || ad.takenDownFor !== null) throw refuse('p2p-ads.wrong-state', { state: ad.state });
  await changeAd(tx, ad.id, {
    state: 'offline',
    resumes_as: null,
    hidden_reasons: [...ad.hiddenReasons, 'approval'],
    taken_down_for: reason,
  });
  await notify(tx, config, { accountId: ad.accountId, kind: 'ad_taken_down', values: { name: adName(ad) }, isSecurity: false });
  await audit(tx, { actor, act: 'p2p-ads.taken-down', subject: adNo, details: { reason, note }, address: visitor.address });
  return { adNo, state: 'offline' };
};

import type { allowAd as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { changeAd, lockAd } from '../ad.table.ts';
import { adName } from './ad-name.ts';

/** Only what the member of staff has seen is allowed. */
export const allowAd: Handler<typeof call> = async ({ tx, actor, visitor, config }, { adNo, version, note }) => {
  const ad = await lockAd(tx, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (ad.takenDownFor === null) throw refuse('p2p-ads.wrong-state', { state: ad.state });
  if (ad.version !== version) throw refuse('p2p-ads.changed-meanwhile', { version: ad.version });
  await changeAd(tx, ad.id, {
    hidden_reasons: ad.hiddenReasons.filter((reason) => reason !== 'approval'),
    taken_down_for: null,
    checked_version: ad.version + 1,
  });
  await notify(tx, config, { accountId: ad.accountId, kind: 'ad_allowed', values: { name: adName(ad) }, isSecurity: false });
  await audit(tx, { actor, act: 'p2p-ads.allowed', subject: adNo, details: { note }, address: visitor.address });
  return { adNo, state: ad.state };
};

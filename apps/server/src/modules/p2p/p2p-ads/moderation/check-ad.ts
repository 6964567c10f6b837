import type { checkAd as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { lockAd } from '../ad.table.ts';
import { markChecked } from './moderation.table.ts';

/** Only what the member of staff has seen counts as checked. */
export const checkAd: Handler<typeof call> = async ({ tx, actor, visitor }, { adNo, version }) => {
  const ad = await lockAd(tx, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (ad.takenDownFor !== null) throw refuse('p2p-ads.wrong-state', { state: ad.state });
  if (ad.version !== version) throw refuse('p2p-ads.changed-meanwhile', { version: ad.version });
  await markChecked(tx, ad.id, version);
  await audit(tx, { actor, act: 'p2p-ads.checked', subject: adNo, details: { version }, address: visitor.address });
  return { adNo, version };
};

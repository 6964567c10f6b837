import type { CallParsed } from '@peerbourse/contract/call';
import type { takeDownByStaff as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { type Ad, changeAd } from '../ad.table.ts';
import { adName } from './ad-name.ts';
import { takeSeenAd } from './take-seen-ad.ts';

export const takeDownByStaff: Handler<typeof call> = async (ctx, { adNo, ...grounds }) => {
  await takeDownTaken(ctx, await takeSeenAd(ctx.tx, 'take-down', adNo), grounds);
  return { adNo, state: 'offline' };
};

/** The ad is locked. Its open orders go on; its owner sees the reason and cannot switch it on before staff allow it again. */
export async function takeDownTaken(
  { tx, actor, visitor, config }: CallContext,
  ad: Ad,
  { reason, note }: Omit<CallParsed<typeof call>, 'adNo'>,
): Promise<void> {
  await changeAd(tx, ad.id, {
    state: 'offline',
    resumes_as: null,
    hidden_reasons: [...ad.hiddenReasons, 'approval'],
    taken_down_for: reason,
  });
  await notify(tx, config, { accountId: ad.accountId, kind: 'ad_taken_down', values: { name: adName(ad) }, isSecurity: false });
  await audit(tx, { actor, act: 'p2p-ads.taken-down', subject: ad.adNo, details: { reason, note }, address: visitor.address });
}

import type { checkAd as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { audit } from '#modules/core/audit/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { Ad } from '../ad.table.ts';
import { markChecked } from './moderation.table.ts';
import { takeSeenAd } from './take-seen-ad.ts';

/** Only what the member of staff has seen counts as checked. */
export const checkAd: Handler<typeof call> = async (ctx, { adNo, version }) => {
  await checkTaken(ctx, await takeSeenAd(ctx.tx, 'check', adNo, version));
  return { adNo, version };
};

/** The ad is locked and is what was seen. */
export async function checkTaken({ tx, actor, visitor }: CallContext, { id, adNo, version }: Ad): Promise<void> {
  await markChecked(tx, id, version);
  await audit(tx, { actor, act: 'p2p-ads.checked', subject: adNo, details: { version }, address: visitor.address });
}

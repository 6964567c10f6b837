import type { AdNo } from '@peerbourse/contract/ids';
import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type Ad, type AdPatch, changeAd, lockOwnAd, ownAd } from '../ad.table.ts';
import { myAdView } from '../ad.view.ts';

/** The ad of whoever acts, locked, in one of the states in which the act is possible. */
export async function takeOwnAd({ tx, actor }: CallContext<UserActor>, adNo: AdNo, states: ReadonlyArray<Ad['state']>): Promise<Ad> {
  const ad = await lockOwnAd(tx, actor.accountId, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (!states.includes(ad.state)) throw refuse('p2p-ads.wrong-state', { state: ad.state });
  return ad;
}

/** Writes what changes, and answers the ad as it is then. What changes nothing is not written. */
export async function changed(ctx: CallContext<UserActor>, ad: Ad, patch: AdPatch | undefined): Promise<MyAd> {
  if (patch) await changeAd(ctx.tx, ad.id, patch);
  const now = await ownAd(ctx.tx, ad.accountId, ad.adNo);
  must(now, 'an ad that is locked stays');
  return await myAdView(ctx.tx, now);
}

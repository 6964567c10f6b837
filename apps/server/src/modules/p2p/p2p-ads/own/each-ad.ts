import type { AdNo } from '@peerbourse/contract/ids';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Ad, lockOwnAds } from '../ad.table.ts';

export interface AdResult {
  adNo: AdNo;
  problem: string | null;
}

/** The same act for several ads: what is refused for one of them leaves the others. All are locked first, in one order. */
export async function eachAd(ctx: CallContext<UserActor>, adNos: readonly AdNo[], act: (ad: Ad) => Promise<void>): Promise<AdResult[]> {
  const { tx, actor } = ctx;
  const ads = new Map((await lockOwnAds(tx, actor.accountId, adNos)).map((ad) => [ad.adNo, ad]));
  const results: AdResult[] = [];
  for (const adNo of new Set(adNos)) {
    const ad = ads.get(adNo);
    results.push({ adNo, problem: ad ? await problemOf(() => act(ad)) : 'p2p-ads.unknown-ad' });
  }
  return results;
}

/** An act must refuse before it writes: nothing of it is taken back. */
async function problemOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.id;
    throw error;
  }
}

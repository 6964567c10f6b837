import type { AdNo } from '@peerbourse/contract/ids';
import type { ActProblem, ModerationAct } from '@peerbourse/contract/p2p/p2p-ads/moderation/act.shape';
import type { Tx } from '#platform/db/transaction.ts';
import { type Ad, lockAds } from '../ad.table.ts';
import { actProblem } from './act-problem.rules.ts';

export interface SeenAd {
  adNo: AdNo;
  version: number;
}

/** One act of staff for several ads, all locked first and in one order. What cannot be done to one of them leaves the others. */
export async function eachSeenAd(
  tx: Tx,
  act: ModerationAct,
  seen: readonly SeenAd[],
  perform: (ad: Ad) => Promise<void>,
): Promise<Array<{ adNo: AdNo; problem: ActProblem | null }>> {
  const ads = new Map((await lockAds(tx, seen)).map((ad) => [ad.adNo, ad]));
  const results: Array<{ adNo: AdNo; problem: ActProblem | null }> = [];
  for (const { adNo, version } of seen) {
    const ad = ads.get(adNo);
    const problem = actProblem(act, ad, version);
    if (ad && problem === null) await perform(ad);
    results.push({ adNo, problem });
  }
  return results;
}

import type { AdNo } from '@peerbourse/contract/ids';
import type { ActProblem, ModerationAct } from '@peerbourse/contract/p2p/p2p-ads/moderation/act.shape';
import type { Tx } from '#platform/db/transaction.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { type Ad, lockAd } from '../ad.table.ts';
import { actProblem } from './act-problem.rules.ts';

/** The ad, locked, if staff can do this to it; without a version, whatever it is by now. */
export async function takeSeenAd(tx: Tx, act: ModerationAct, adNo: AdNo, version?: number): Promise<Ad> {
  const ad = await lockAd(tx, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  const problem = actProblem(act, ad, version ?? ad.version);
  if (problem !== null) throw refusalOf(problem, ad);
  return ad;
}

function refusalOf(problem: ActProblem, { state, version }: Ad): Refusal {
  return problem === 'changed-meanwhile' ? refuse('p2p-ads.changed-meanwhile', { version }) : refuse('p2p-ads.wrong-state', { state });
}

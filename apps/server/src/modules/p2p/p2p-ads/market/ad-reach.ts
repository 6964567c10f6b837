import type { adReach as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-reach';
import type { Handler } from '#platform/http/serve.ts';
import { offeredPair } from '../check-terms.ts';
import { eligibilityReasons } from './eligibility.rules.ts';
import { recentTraders, takersOf } from './taker.table.ts';

/** Enough to tell a share by; more would cost more than the figure is worth. */
const sample = 500;

/** Conditions can be so narrow that they fit one person alone: nobody is told about fewer than ten. */
const crowd = 10;

/** Counts people of now, without telling who they are. What somebody owns is not counted: asked again and again, it would be told. */
export const adReach: Handler<typeof call> = async ({ db, actor }, { side, coinCode: coin, fiatCode: fiat, conditions }) => {
  const { coinScale } = await offeredPair(db, coin, fiat);
  const ad = { ...conditions, minHolding: null, mainId: actor.mainId, side, coin, coinScale, templateIds: [] };
  const takers = (await takersOf(db, await recentTraders(db, sample), coin, fiat)).filter(({ mainId }) => mainId !== actor.mainId);
  // Which ways to pay somebody has is not a condition.
  const mayTake = takers.filter((taker) => eligibilityReasons(ad, taker, false).every(({ code }) => code === 'method'));
  return { traders: inCrowds(takers.length), eligible: inCrowds(mayTake.length) };
};

function inCrowds(count: number): number {
  return count - (count % crowd);
}

import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { lockAd, writeJudgement } from '../ad.table.ts';
import { distancePpm } from '../ad-price.rules.ts';
import { pairsOfAds } from '../moderation/moderation.table.ts';
import { wordsFinding } from '../words-finding.rules.ts';
import { unjudgedAds } from './upkeep.table.ts';

const perRun = 200;

/** Ads that were saved before there was a judgement, or by a release that writes none. A price waits until its pair has a reference. */
export async function judgeAds(db: Db): Promise<void> {
  const [referenceOf, pairs] = await Promise.all([referencePrices(db), pairsOfAds(db)]);
  const priced = pairs.filter(({ coin, fiat }) => referenceOf(coin, fiat)?.isStale === false);
  for (const adNo of await unjudgedAds(db, priced, perRun)) {
    await transaction(db, async (tx) => {
      const ad = await lockAd(tx, adNo);
      const reference = ad && referenceOf(ad.coin, ad.fiat);
      if (!ad) return;
      const priceDistancePpm = reference?.isStale === false ? distancePpm(ad, reference) : undefined;
      await writeJudgement(tx, ad.id, { wordsFinding: wordsFinding(ad), priceDistancePpm });
    });
  }
}

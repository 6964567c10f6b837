import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { currentPrices, pairNames } from './rate.table.ts';

/** For the operators: how many prices there are, how many are too old, and the newest one's time. */
export async function priceFreshness(db: Db) {
  const [pairs, { prices }, staleAfter] = await Promise.all([pairNames(db), currentPrices(db), readSetting(db, 'rates.staleAfterSeconds')]);
  const newest = prices.reduce<Date | null>((latest, row) => (latest === null || row.at > latest ? row.at : latest), null);
  const fresh = prices.filter((row) => row.age_seconds <= staleAfter).length;
  return { pairs: pairs.length, stale: pairs.length - fresh, newestAt: newest?.toISOString() ?? null };
}

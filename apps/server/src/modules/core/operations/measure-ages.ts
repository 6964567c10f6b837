import { currentPrices, priceFreshness } from '#modules/core/rates/index.ts';
import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { jobSuccesses } from './overview.table.ts';

/** How old is what should be new: prices, and the last success of every job. */
export async function measureAges({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const [{ prices }, { stale }, successes] = await Promise.all([currentPrices(db), priceFreshness(db), jobSuccesses(db)]);
  measures.priceAge.tell(prices.map(({ pair, age_seconds: seconds }) => [{ pair }, seconds]));
  measures.pricesStale.tell([[{}, stale]]);
  measures.jobSuccess.tell(successes.map(({ name, seconds }) => [{ job: name }, seconds]));
}

import type { AccountId } from '@peerbourse/contract/ids';
import type { worthHistory as call, WorthPeriod } from '@peerbourse/contract/money/assets/worth-history';
import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { usdtDecimal } from './asset-value.rules.ts';
import { coinPrices } from './coin-prices.ts';
import { gainOf, type WorthDay, withoutGaps } from './worth.rules.ts';
import { selectKeptDays, selectKeptTo, type WorthClock, worthClock } from './worth.table.ts';
import { worthCourse } from './worth-course.ts';

const daysOf: Record<WorthPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

export const worthHistory: Handler<typeof call> = async ({ db, actor }, { period }) => {
  const clock = await worthClock(db);
  const days = await daysSince(db, actor.accountId, clock.today - daysOf[period], clock);
  const gained = gainOf(days);
  return {
    points: days.map(({ day, value }) => [momentOf(day, clock), usdtDecimal(value)] as const).map(([at, value]) => [at, value]),
    gain: gained && { usdt: usdtDecimal(gained.gain), percent: gained.percent === null ? null : formatUnits(gained.percent, 2) },
  };
};

/** Kept days, and whatever is not kept yet from the ledger: at least today. */
async function daysSince(db: Db, accountId: AccountId, sinceDay: number, { today }: WorthClock): Promise<WorthDay[]> {
  const [keptTo, prices] = await Promise.all([selectKeptTo(db, accountId), coinPrices(db)]);
  const firstDay = Math.max((keptTo ?? 0) + 1, sinceDay);
  const [kept, courses] = await Promise.all([
    selectKeptDays(db, accountId, sinceDay),
    worthCourse(db, [accountId], { firstDay, lastDay: today, priceNow: (coin) => prices.get(coin)?.price }),
  ]);
  return withoutGaps([...kept.filter(({ day }) => day < firstDay), ...(courses.get(accountId) ?? [])], today);
}

/** The last second of a day that is over, or now. */
function momentOf(day: number, { today, now }: WorthClock): number {
  return day < today ? (day + 1) * 86_400 - 1 : Math.floor(now.getTime() / 1_000);
}

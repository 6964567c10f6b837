import type { Db } from '#platform/db/pool.ts';
import { opensOfDay } from './rate.table.ts';
import { decimalPrice } from './rate.view.ts';

/** The price of each coin at the last midnight of a zone, given by its offset from UTC in minutes. */
export async function dayOpens(db: Db, offsetMinutes: number): Promise<{ since: string; opens: Array<{ pair: string; open: string }> }> {
  const { since, opens } = await opensOfDay(db, offsetMinutes);
  return { since: since.toISOString(), opens: opens.map(({ pair, open }) => ({ pair, open: decimalPrice(open) })) };
}

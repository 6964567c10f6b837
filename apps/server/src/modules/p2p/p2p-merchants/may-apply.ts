import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { daysFrom, type Merchant, nowOf } from './merchant.table.ts';

/** Whether somebody may apply now: true, false, or the moment from which they may again. */
export async function mayApply(db: Db, merchant: Merchant | undefined): Promise<boolean | Date> {
  if (!merchant || merchant.state === 'rejected') return true;
  if (merchant.state !== 'released' || !merchant.endedAt) return false;
  const { coolingOffDays } = await readSetting(db, 'p2p-merchants.rules');
  const from = await daysFrom(db, coolingOffDays, merchant.endedAt);
  return from <= (await nowOf(db)) || from;
}

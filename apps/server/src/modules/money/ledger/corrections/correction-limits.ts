import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';

/** In whole USDT: of one correction, and of all that a member proposes in a day. Coins that the house sells have a limit of their own. */
export async function limitsOf(db: Db, isOfHouse: boolean): Promise<{ each: number; day: number }> {
  if (isOfHouse) {
    const limit = await readSetting(db, 'ledger.inventoryLimitUsdt');
    return { each: limit, day: limit };
  }
  return { each: await readSetting(db, 'ledger.correctionLimitUsdt'), day: await readSetting(db, 'ledger.correctionDayLimitUsdt') };
}

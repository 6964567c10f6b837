import type { AccountId } from '@peerbourse/contract/ids';
import { buyPauseMinutes } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { countPauses, insertPause } from './pause.table.ts';

/** Somebody cancels too often: no more buying for a while, longer each time. */
export async function pauseBuying(tx: Tx, accountId: AccountId): Promise<void> {
  await insertPause(tx, { restrictionNo: publicNumber(), accountId, minutes: await nextPauseMinutes(tx, accountId) });
}

/** How long the next pause would be. */
export async function nextPauseMinutes(db: Db, accountId: AccountId): Promise<number> {
  return buyPauseMinutes((await countPauses(db, accountId)) + 1);
}

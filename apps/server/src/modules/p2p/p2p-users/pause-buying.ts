import type { AccountId } from '@peerbourse/contract/ids';
import { buyPauseMinutes } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import type { Tx } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { countPauses, insertPause } from './pause.table.ts';

/** Somebody cancels too often: no more buying for a while, longer each time. */
export async function pauseBuying(tx: Tx, accountId: AccountId): Promise<void> {
  const minutes = buyPauseMinutes((await countPauses(tx, accountId)) + 1);
  await insertPause(tx, { restrictionNo: publicNumber(), accountId, minutes });
}

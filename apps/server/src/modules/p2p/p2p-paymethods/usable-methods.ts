import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { lockUsable, type UsableMethod } from './method.table.ts';

/**
 * Which of these payment methods money may come in by: own ones of this currency, neither cooling nor outdated nor disabled.
 * They stay so until the transaction ends. Whoever needs all of them compares the count.
 */
export async function usableMethods(tx: Tx, accountId: AccountId, methodNos: readonly string[], fiat: string): Promise<UsableMethod[]> {
  return await lockUsable(tx, { accountId, methodNos, fiat });
}

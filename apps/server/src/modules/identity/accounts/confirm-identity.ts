import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { accountOf, writeIdentity } from './account.table.ts';

export interface ConfirmedIdentity {
  /** Of the main account: a person applies as a whole. */
  accountId: AccountId;
  realName: string;
  /** '1' for documents of mainland China, else '0'. */
  areaId: string;
}

/** Somebody has proved who he is: the account and its children are verified from now on. */
export async function confirmIdentity(tx: Tx, identity: ConfirmedIdentity): Promise<void> {
  const account = await accountOf(tx, identity.accountId);
  must(account && account.mainId === account.accountId, 'only a main account is verified');
  await writeIdentity(tx, identity);
}

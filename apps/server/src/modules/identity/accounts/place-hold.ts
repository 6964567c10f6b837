import type { AccountId } from '@peerbourse/contract/ids';
import { sensitiveHours } from '@peerbourse/rules/sensitive-hours';
import type { Tx } from '#platform/db/transaction.ts';
import { insertHold } from './hold.table.ts';

/** After a sensitive change nothing leaves the account for a day: whoever took it over gains nothing by it. */
export async function holdAfterChange(tx: Tx, accountId: AccountId, reason: string): Promise<Date> {
  await insertHold(tx, { accountId, kind: 'p2p-sell', reason, author: 'system', hours: sensitiveHours });
  return (await insertHold(tx, { accountId, kind: 'withdraw', reason, author: 'system', hours: sensitiveHours })) as Date;
}

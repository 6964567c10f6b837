import { closeDueAccounts } from '#modules/accounts/index.ts';
import { eraseMethods } from '#modules/p2p-paymethods/index.ts';
import { forgetTraders } from '#modules/p2p-users/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { House } from '#platform/house.ts';

/** Accounts whose owners asked for it and did not think again. */
export async function closeAccounts({ db, log }: House): Promise<void> {
  const closed = await transaction(db, async (tx) => {
    const mainIds = await closeDueAccounts(tx);
    await eraseMethods(tx, mainIds);
    await forgetTraders(tx, mainIds);
    return mainIds;
  });
  if (closed.length > 0) log.info({ count: closed.length }, 'accounts were closed at their owners wish');
}

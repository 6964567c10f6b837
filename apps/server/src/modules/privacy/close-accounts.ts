import { lockDueAccounts, markClosed } from '#modules/accounts/index.ts';
import { ownersOfCoins } from '#modules/ledger/index.ts';
import { endAdsOf, ownersOfOrders } from '#modules/p2p-ads/index.ts';
import { eraseMethods } from '#modules/p2p-paymethods/index.ts';
import { forgetTraders } from '#modules/p2p-users/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';

/** Accounts whose owners asked for it and did not think again. Coins that came in meanwhile keep an account open, because nobody could reach them; so do orders under way. */
export async function closeAccounts({ db, log }: RoleRuntime): Promise<void> {
  const closed = await transaction(db, async (tx) => {
    const due = await lockDueAccounts(tx);
    const owners = await ownersOfCoins(tx, due);
    const traders = await ownersOfOrders(tx, due);
    const mainIds = due.filter((id) => !owners.has(id) && !traders.has(id));
    await markClosed(tx, mainIds);
    await endAdsOf(tx, mainIds);
    await eraseMethods(tx, mainIds);
    await forgetTraders(tx, mainIds);
    return mainIds;
  });
  if (closed.length > 0) log.info({ count: closed.length }, 'accounts were closed at their owners wish');
}

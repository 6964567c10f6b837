import { lockDueAccounts, markClosed } from '#modules/identity/accounts/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import { erasePersonalRows, keptOpen } from '#platform/personal-rows.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';

/** Closes accounts whose owners asked for it two weeks ago, except those that a module keeps open: with coins, or with orders under way. */
export async function closeAccounts({ db, log }: RoleRuntime): Promise<void> {
  const closed = await transaction(db, async (tx) => {
    const due = await lockDueAccounts(tx);
    const kept = await keptOpen(tx, due);
    const mainIds = due.filter((id) => !kept.has(id));
    await markClosed(tx, mainIds);
    await erasePersonalRows(tx, mainIds);
    return mainIds;
  });
  if (closed.length > 0) log.info({ count: closed.length }, 'accounts were closed at their request of their owners');
}

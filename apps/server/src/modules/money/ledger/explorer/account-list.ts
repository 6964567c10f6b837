import type { accountList as call } from '@peerbourse/contract/money/ledger/account-list';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownerIdOf } from '../ledger.table.ts';
import { accountsOf, houseAccounts } from './explorer.table.ts';
import { accountView } from './explorer.view.ts';

/** Without a user it is the house. */
export const accountList: Handler<typeof call> = async ({ db }, { userId }) => {
  if (userId === undefined) return { accounts: (await houseAccounts(db)).map(accountView) };
  const ownerId = await ownerIdOf(db, userId);
  if (!ownerId) throw refuse('customers.unknown');
  return { accounts: (await accountsOf(db, ownerId)).map(accountView) };
};

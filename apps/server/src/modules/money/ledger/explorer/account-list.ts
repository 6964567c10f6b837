import type { accountList as call } from '@peerbourse/contract/money/ledger/account-list';
import { noteView } from '#modules/identity/customers/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownerIdOf } from '../ledger.table.ts';
import { accountsOf, houseAccounts } from './explorer.table.ts';
import { accountView } from './explorer.view.ts';

/** Without a user it is the house, which is open to whoever may make the call. */
export const accountList: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { tx } = ctx;
  if (userId === undefined) return { accounts: (await houseAccounts(tx)).map(accountView), viewsLeft: null };
  const accountId = await ownerIdOf(tx, userId);
  if (!accountId) throw refuse('customers.unknown');
  const viewsLeft = await noteView(ctx, { accountId, userId }, { kind: 'viewed-balances', reason });
  return { accounts: (await accountsOf(tx, accountId)).map(accountView), viewsLeft };
};

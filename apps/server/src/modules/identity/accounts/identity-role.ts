import type { identityRole as call } from '@peerbourse/contract/identity/accounts/identity-role';
import type { Handler } from '#platform/http/serve.ts';
import { accountOf } from './account.table.ts';

export const identityRole: Handler<typeof call> = async ({ db, actor }) => {
  const account = await accountOf(db, actor.accountId);
  return { userIdentityFlag: account?.identityFlag ?? 0, isAgent: false };
};

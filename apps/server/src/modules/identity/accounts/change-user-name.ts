import type { changeUserName as call } from '@peerbourse/contract/identity/accounts/change-user-name';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { updateUserName } from './account.table.ts';
import { isGoodUserName } from './user-name.rules.ts';

export const changeUserName: Handler<typeof call> = async ({ tx, actor }, { userName }) => {
  const name = userName.trim();
  if (!isGoodUserName(name)) throw refuse('accounts.bad-name');
  await updateUserName(tx, actor.accountId, name);
  return { userName: name };
};

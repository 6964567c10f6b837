import type { keyList as call } from '@peerbourse/contract/identity/api-keys/key-list';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { keysOf } from './key.table.ts';
import { keyView } from './key.view.ts';

const endedDays = 90;

export const keyList: Handler<typeof call> = async ({ db, actor }) => {
  const [account, keys] = await Promise.all([accountOf(db, actor.mainId), keysOf(db, actor.accountId, endedDays)]);
  return { keys: keys.map(keyView), isVerified: account?.identityLevel === verifiedLevel };
};

import type { myAccount as call } from '@peerbourse/contract/identity/accounts/my-account';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler } from '#platform/http/serve.ts';
import { accountOf } from './account.table.ts';
import { myAccountView } from './account.view.ts';
import { openHolds } from './hold.table.ts';

/** A guest gets an answer, too: nobody. */
export const myAccount: Handler<typeof call> = async ({ db, actor }) => {
  const times = { requestTime: wallClockMs(), systemTime: wallClockMs() };
  if (actor.kind !== 'user') return { userInfo: null, settings: null, loginName: null, ...times };
  const [account, main, credentials, holds] = await Promise.all([
    accountOf(db, actor.accountId),
    accountOf(db, actor.mainId),
    credentialsOf(db, actor.mainId),
    openHolds(db, actor.accountId),
  ]);
  if (!account || !main || !credentials) return { userInfo: null, settings: null, loginName: null, ...times };
  return { ...myAccountView({ account, main, credentials, holds, isNewDevice: actor.isNewDevice }), ...times };
};

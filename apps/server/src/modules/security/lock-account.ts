import { lockAccount as lock } from '#modules/accounts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { endSessions } from '#modules/sessions/index.ts';
import type { CallContext } from '#platform/http/serve.ts';

/** Everybody is out and nobody gets in until the owner sets a new password. */
export async function lockAccount({ tx, config }: CallContext, mainId: string): Promise<void> {
  await lock(tx, mainId, 'owner');
  await endSessions(tx, mainId, 'locked', null);
  await notify(tx, config, { accountId: mainId, kind: 'account_locked', values: {}, isSecurity: true });
}

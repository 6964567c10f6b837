import type { MainId } from '@peerbourse/contract/ids';
import { notify } from '#modules/core/notifications/index.ts';
import { lockAccount as lock } from '#modules/identity/accounts/index.ts';
import { endSessions } from '#modules/identity/sessions/index.ts';
import type { CallContext } from '#platform/http/serve.ts';

/** Everybody is out and nobody gets in until the owner sets a new password. */
export async function lockAccount({ tx, config }: CallContext, mainId: MainId): Promise<void> {
  await lock(tx, mainId, 'owner');
  await endSessions(tx, config, { mainId, reason: 'locked', exceptFamilyId: null });
  await notify(tx, config, { accountId: mainId, kind: 'account_locked', values: {}, isSecurity: true });
}

import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, updateFundPassword, updateMethods, updateTotpSecret } from '#modules/core/secrets/index.ts';
import { holdAfterChange, updateEmail, updatePhone } from '#modules/identity/accounts/index.ts';
import { endSessions } from '#modules/identity/sessions/index.ts';
import type { Config } from '#platform/config.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type Recovery, takeDueRecoveries } from './recovery.table.ts';

const batch = 20;

/** Recoveries whose waiting time is over take effect. */
export async function finishRecoveries({ db, config }: RoleRuntime): Promise<void> {
  await transaction(db, async (tx) => {
    for (const recovery of await takeDueRecoveries(tx, batch)) {
      await (recovery.kind === 'fund-password' ? updateFundPassword(tx, recovery.accountId, null) : removeLost(tx, config, recovery));
      await holdAfterChange(tx, recovery.accountId, 'recovered');
      await notify(tx, config, { accountId: recovery.accountId, kind: 'recovery_done', values: {}, isSecurity: true });
    }
  });
}

async function removeLost(tx: Tx, config: Config, { accountId, lost, newEmail }: Recovery): Promise<void> {
  const credentials = await credentialsOf(tx, accountId);
  must(credentials, 'an account that is recovered exists');
  if (lost.includes('google')) await updateTotpSecret(tx, accountId, null, 0);
  // An address that meanwhile belongs to somebody else is not taken; the old one stays then.
  if (newEmail !== null) await updateEmail(tx, accountId, newEmail);
  if (lost.includes('mobile') && (newEmail !== null || !lost.includes('email'))) await updatePhone(tx, accountId, null);
  await updateMethods(tx, accountId, { order: credentials.methodOrder, emailOn: true, phoneOn: true });
  await endSessions(tx, config, { mainId: accountId, reason: 'recovered', exceptFamilyId: null });
}

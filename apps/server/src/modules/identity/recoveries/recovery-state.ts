import type { recoveryState as call } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { readTicket } from '#modules/core/secrets/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { newestRecovery } from './recovery.table.ts';

export const recoveryState: Handler<typeof call> = async ({ tx }, { ticket }) => {
  const { accountId } = await readTicket(tx, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  const recovery = await newestRecovery(tx, accountId, 'second-factor');
  return {
    state: recovery?.state ?? null,
    caseNo: recovery?.caseNo ?? null,
    effectiveAt: recovery?.effectiveAt?.toISOString() ?? null,
    reason: recovery?.state === 'rejected' ? recovery.reason : null,
    isVerified: (await accountOf(tx, accountId))?.identityLevel === verifiedLevel,
  };
};

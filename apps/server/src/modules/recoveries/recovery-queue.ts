import type { recoveryQueue as call } from '@peerbourse/contract/recoveries/recovery-queue';
import { maskedEmail, maskedPhone } from '#modules/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { openRecoveries } from './recovery.table.ts';

export const recoveryQueue: Handler<typeof call> = async ({ db }) => ({
  cases: (await openRecoveries(db)).map(({ accountId: _row, dialCode, reason: _reason, ...recovery }) => ({
    ...recovery,
    email: maskedEmail(recovery.email),
    phone: maskedPhone(dialCode, recovery.phone),
    newEmail: maskedEmail(recovery.newEmail),
    askedAt: recovery.askedAt.toISOString(),
    effectiveAt: recovery.effectiveAt?.toISOString() ?? null,
  })),
});

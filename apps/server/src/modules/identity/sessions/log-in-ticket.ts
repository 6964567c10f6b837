import type { CallOutput } from '@peerbourse/contract/call';
import type { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import type { VerificationMethod } from '@peerbourse/rules/verification';
import { issueTicket } from '#modules/core/secrets/index.ts';
import { type Account, maskedEmail, maskedPhone } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';

/** What a login ticket holds: which codes are still needed, and how the first step was taken. */
export interface LogInHolds {
  needs: VerificationMethod[];
  method: string;
}

const lifeMs = 10 * 60_000;

export async function beginVerification(
  { tx }: CallContext,
  account: Account,
  needs: VerificationMethod[],
): Promise<CallOutput<typeof logIn>> {
  const holds: LogInHolds = { needs, method: 'password' };
  const ticket = await issueTicket(tx, { kind: 'log-in', accountId: account.mainId, holds, lifeMs });
  return {
    state: 'verify',
    ticket,
    methods: needs,
    email: maskedEmail(account.email),
    phone: maskedPhone(account.dialCode, account.phone),
  };
}

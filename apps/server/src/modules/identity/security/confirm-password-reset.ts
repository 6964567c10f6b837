import type { confirmPasswordReset as call } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { credentialsOf, guessLimits, issueTicket, spendCode, takeGuess } from '#modules/core/secrets/index.ts';
import { type Account, accountByLogin, comparableLogin } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

const lifeMs = 10 * 60_000;

/** For a name that nobody has there was no code, so every code is wrong: the answers do not differ. */
export const proveResetCode: Prove<typeof call, Account> = async ({ db }, { username, dialCode, code }) => {
  const name = comparableLogin(username, dialCode);
  await takeGuess(db, guessLimits.code, `reset|${name}`);
  const account = await accountByLogin(db, username, dialCode);
  const isRight = await spendCode(db, 'reset-password', name, code);
  if (!isRight || !account || account.state === 'closed') throw refuse('security.wrong-code');
  return account;
};

export const confirmPasswordReset: Handler<typeof call, Account> = async ({ tx }, _input, { accountId }) => {
  const credentials = await credentialsOf(tx, accountId);
  const ticket = await issueTicket(tx, { kind: 'reset-password', accountId, lifeMs });
  return { ticket, needsGoogle: Boolean(credentials?.totpSecret) };
};

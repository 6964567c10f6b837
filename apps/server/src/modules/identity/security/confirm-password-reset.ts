import type { confirmPasswordReset as call } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { credentialsOf, demandProof, guessLimits, issueTicket, spendCode, takeGuess } from '#modules/core/secrets/index.ts';
import { type Account, accountByLogin, comparableLogin, nobody } from '#modules/identity/accounts/index.ts';
import { isKnownDevice } from '#modules/identity/sessions/index.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

const lifeMs = 10 * 60_000;

/** For a name that nobody has there was no code, so every code is wrong: the answers do not differ. */
export const proveResetCode: Prove<typeof call, Account> = async (ctx, { username, dialCode, code, proof }) => {
  const { db, config, visitor } = ctx;
  const name = comparableLogin(username, dialCode);
  const account = await accountByLogin(db, username, dialCode);
  const isKnown = await isKnownDevice(db, config, visitor, account?.mainId ?? nobody);
  const subject = `${name}|${isKnown ? visitor.deviceId : networkOf(visitor.address)}`;
  await demandProof(ctx, 'reset-password', proof, [{ limit: guessLimits.resetCode, subject, from: 2 }]);
  await takeGuess(db, guessLimits.resetCode, subject);
  const isRight = await spendCode(db, { purpose: 'reset-password', target: name, deviceId: visitor.deviceId }, code);
  if (!isRight || !account || account.state === 'closed') throw refuse('security.wrong-code');
  return account;
};

export const confirmPasswordReset: Handler<typeof call, Account> = async ({ tx }, _input, { mainId }) => {
  const credentials = await credentialsOf(tx, mainId);
  const ticket = await issueTicket(tx, { kind: 'reset-password', accountId: mainId, lifeMs });
  return { ticket, needsGoogle: Boolean(credentials?.totpSecret) };
};

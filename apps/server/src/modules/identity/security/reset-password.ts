import type { resetPassword as call } from '@peerbourse/contract/identity/security/reset-password';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, hashPassword, readTicket, refuseWeakPassword, spendTicket, updatePassword } from '#modules/core/secrets/index.ts';
import { accountOf, checkAuthenticator, holdAfterChange, unlockAccount } from '#modules/identity/accounts/index.ts';
import { endSessions } from '#modules/identity/sessions/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';

export const proveReset: Prove<typeof call, string> = async (ctx, { ticket, googleCode, password }) => {
  const { accountId } = await readTicket(ctx.db, 'reset-password', ticket);
  must(accountId, 'a reset ticket belongs to an account');
  const [account, credentials] = await Promise.all([accountOf(ctx.db, accountId), credentialsOf(ctx.db, accountId)]);
  must(account && credentials, 'an account that is reset exists');
  refuseWeakPassword(password, account.email ?? account.phone ?? '');
  if (credentials.totpSecret !== null) {
    if (googleCode === undefined) throw refuse('security.wrong-code', { method: 'google' });
    await checkAuthenticator(ctx, credentials, googleCode);
  }
  return await hashPassword(ctx.config, password);
};

/** Everybody is logged out, a lock that the owner set is opened, and nothing leaves the account for a day. */
export const resetPassword: Handler<typeof call, string> = async ({ tx, config }, { ticket }, passwordHash) => {
  const { accountId } = await spendTicket(tx, 'reset-password', ticket);
  must(accountId, 'a reset ticket belongs to an account');
  await updatePassword(tx, accountId, passwordHash);
  await endSessions(tx, config, { mainId: accountId, reason: 'password-reset', exceptFamilyId: null });
  await unlockAccount(tx, accountId, 'owner');
  const holdUntil = await holdAfterChange(tx, accountId, 'password-reset');
  await notify(tx, config, { accountId, kind: 'password_changed', values: {}, isSecurity: true });
  return { holdUntil: holdUntil.toISOString() };
};

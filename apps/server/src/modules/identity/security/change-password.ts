import type { changePassword as call } from '@peerbourse/contract/identity/security/change-password';
import { notify } from '#modules/core/notifications/index.ts';
import {
  checkPassword,
  credentialsOf,
  forgetGuesses,
  guessLimits,
  hashPassword,
  refuseWeakPassword,
  takeGuess,
  updatePassword,
} from '#modules/core/secrets/index.ts';
import { accountOf, holdAfterChange, proveFactors } from '#modules/identity/accounts/index.ts';
import { endSessions, renewSession } from '#modules/identity/sessions/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';

export const proveOldPassword: Prove<typeof call, string> = async (ctx, { oldPassword, password, factors }) => {
  const { db, actor, config } = ctx;
  const [account, credentials] = await Promise.all([accountOf(db, actor.mainId), credentialsOf(db, actor.mainId)]);
  must(account && credentials, 'an account that acts exists');
  refuseWeakPassword(password, account.email ?? account.phone ?? '');
  const subject = `own|${actor.mainId}`;
  await takeGuess(db, guessLimits.passwordOnKnownDevice, subject);
  if (!(await checkPassword(config, credentials.passwordHash, oldPassword))) throw refuse('security.wrong-password');
  await forgetGuesses(db, guessLimits.passwordOnKnownDevice, subject);
  if (oldPassword === password) throw refuse('security.same-password');
  await proveFactors(ctx, 'change-password', factors);
  return await hashPassword(config, password);
};

export const changePassword: Handler<typeof call, string> = async (ctx, _input, passwordHash) => {
  const { tx, actor, config } = ctx;
  await updatePassword(tx, actor.mainId, passwordHash);
  await endSessions(tx, config, { mainId: actor.mainId, reason: 'password-changed', exceptFamilyId: actor.sessionId });
  await renewSession(ctx);
  const holdUntil = await holdAfterChange(tx, actor.mainId, 'password-changed');
  await notify(tx, config, { accountId: actor.mainId, kind: 'password_changed', values: {}, isSecurity: true });
  return { holdUntil: holdUntil.toISOString() };
};

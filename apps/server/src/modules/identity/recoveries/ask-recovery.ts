import type { askRecovery as call } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { cleanPicture, keepPicture } from '#modules/core/files/index.ts';
import { credentialsOf, readTicket } from '#modules/core/secrets/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertRecovery } from './recovery.table.ts';
import { tellAsked } from './tell-owner.ts';

type Selfie = Awaited<ReturnType<typeof cleanPicture>>;

/** Reading a picture takes time, which no transaction has to wait for. */
export const proveRecovery: Prove<typeof call, Selfie> = async ({ db }, { ticket, selfie }) => {
  await readTicket(db, 'log-in', ticket);
  return await cleanPicture(selfie);
};

/** Whoever knows the password but cannot give the codes any more. The login ticket shows the first, people look at the rest. */
export const askRecovery: Handler<typeof call, Selfie> = async (ctx, { ticket, lost, newEmail }, selfie) => {
  const { tx, config } = ctx;
  const { accountId } = await readTicket(tx, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  const [account, credentials] = [await accountOf(tx, accountId), await credentialsOf(tx, accountId)];
  must(account && credentials, 'an account that logs in exists');
  if (account.identityLevel !== verifiedLevel) throw refuse('security.recovery-unverified');
  const has: Record<string, boolean> = {
    google: credentials.totpSecret !== null,
    email: account.email !== null,
    mobile: account.phone !== null,
  };
  if (!lost.every((method) => has[method])) throw refuse('security.not-bound');
  // Somebody who still reads the mail of the account has no use for another address, but a thief has.
  if (newEmail !== undefined && !lost.includes('email')) throw refuse('request.invalid', { fields: 'newEmail' });
  const isReachable = newEmail !== undefined || (has.email && !lost.includes('email')) || (has.mobile && !lost.includes('mobile'));
  if (!isReachable) throw refuse('request.invalid', { fields: 'newEmail' });
  const selfieFile = await keepPicture(ctx, { accountId, purpose: 'recovery-selfie', picture: selfie });
  const caseNo = publicNumber();
  const recovery = { caseNo, accountId, kind: 'second-factor' as const, lost, newEmail: newEmail ?? null, selfieFile };
  if (!(await insertRecovery(tx, recovery))) throw refuse('security.recovery-open');
  await tellAsked(tx, config, accountId);
  return { caseNo };
};

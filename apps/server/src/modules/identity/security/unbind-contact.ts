import type { unbindContact as call } from '@peerbourse/contract/identity/security/unbind-contact';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, updateMethods } from '#modules/core/secrets/index.ts';
import { accountOf, holdAfterChange, proveFactors, updateEmail, updatePhone } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';

export const proveContactRemoval: Prove<typeof call, void> = async (ctx, { kind, factors }) => {
  const account = await accountOf(ctx.db, ctx.actor.mainId);
  const has = { email: account?.email !== null, mobile: account?.phone !== null };
  if (!has[kind]) throw refuse('security.not-bound');
  if (!has.email || !has.mobile) throw refuse('security.last-contact');
  await proveFactors(ctx, 'unbind-contact', factors);
};

export const unbindContact: Handler<typeof call> = async ({ tx, actor, config }, { kind }) => {
  const { mainId } = actor;
  await notify(tx, config, { accountId: mainId, kind: 'contact_removed', values: {}, isSecurity: true });
  if (kind === 'email') await updateEmail(tx, mainId, null);
  else await updatePhone(tx, mainId, null);
  const [account, credentials] = [await accountOf(tx, mainId), await credentialsOf(tx, mainId)];
  must(account && credentials, 'an account that acts exists');
  // Two removals at once could each have seen the other contact.
  if (account.email === null && account.phone === null) throw refuse('security.last-contact');
  // What stays must be asked for, or a stolen password would be enough.
  await updateMethods(tx, mainId, { order: credentials.methodOrder, emailOn: true, phoneOn: true });
  return { holdUntil: (await holdAfterChange(tx, mainId, 'contact-removed')).toISOString() };
};

import type { removeAuthenticator as call } from '@peerbourse/contract/authenticators/remove-authenticator';
import { holdAfterChange, proveFactors } from '#modules/accounts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { credentialsOf, updateTotpSecret } from '#modules/secrets/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

export const proveAuthenticatorRemoval: Prove<typeof call, void> = async (ctx, { factors }) => {
  const credentials = await credentialsOf(ctx.db, ctx.actor.mainId);
  if (!credentials?.totpSecret) throw refuse('security.not-bound');
  await proveFactors(ctx, 'remove-authenticator', factors);
};

export const removeAuthenticator: Handler<typeof call> = async ({ tx, actor, config }) => {
  await updateTotpSecret(tx, actor.mainId, null, 0);
  const holdUntil = await holdAfterChange(tx, actor.mainId, 'authenticator-removed');
  await notify(tx, config, { accountId: actor.mainId, kind: 'authenticator_removed', values: {}, isSecurity: true });
  return { holdUntil: holdUntil.toISOString() };
};

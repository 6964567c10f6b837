import type { removeAuthenticator as call } from '@peerbourse/contract/identity/authenticators/remove-authenticator';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, updateTotpSecret } from '#modules/core/secrets/index.ts';
import { holdAfterChange, proveFactors } from '#modules/identity/accounts/index.ts';
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

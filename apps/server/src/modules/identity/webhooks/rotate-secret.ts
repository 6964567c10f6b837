import type { rotateSecret as call } from '@peerbourse/contract/identity/webhooks/rotate-secret';
import { notify } from '#modules/core/notifications/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownEndpoint, replaceSecret } from './endpoint.table.ts';
import { closeSecret, newSecret } from './endpoint-secret.ts';
import { takeEndpoint } from './take-endpoint.ts';

export const proveRotation: Prove<typeof call, void> = async (ctx, { endpointId, factors }) => {
  if (ctx.actor.isHeld) throw refuse('sessions.held');
  if (!(await ownEndpoint(ctx.db, ctx.actor.accountId, endpointId))) throw refuse('webhooks.unknown-endpoint');
  await proveFactors(ctx, 'change-webhook', factors);
};

export const rotateSecret: Handler<typeof call> = async (ctx, { endpointId }) => {
  const { tx, config, actor } = ctx;
  const endpoint = await takeEndpoint(ctx, endpointId);
  const secret = newSecret();
  const until = await replaceSecret(tx, endpoint, closeSecret(config.keys, secret, endpointId));
  const { host } = endpoint;
  await notify(tx, config, {
    accountId: actor.accountId,
    kind: 'webhook_secret_changed',
    values: { host },
    isSecurity: true,
    link: '/account/webhooks',
  });
  return { secret, oldSecretUntil: until.toISOString() };
};

import type { createEndpoint as call } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { maxEndpoints } from '@peerbourse/rules/webhooks/event-names';
import { notify } from '#modules/core/notifications/index.ts';
import { accountOf, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicHandle } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { mayCall } from './delivery/post-event.ts';
import { countEndpoints, insertEndpoint, lockWebhooks, openWebhooks } from './endpoint.table.ts';
import { closeSecret, closeUrl, newSecret } from './endpoint-secret.ts';

/** What cannot be registered anyway spends no codes. A session that a phone let in has proved too little to be told of for good. */
export const proveNewEndpoint: Prove<typeof call, void> = async (ctx, { url, factors }) => {
  const { db, actor, config } = ctx;
  if (actor.isHeld) throw refuse('sessions.held');
  if ((await accountOf(db, actor.mainId))?.identityLevel !== verifiedLevel) throw refuse('webhooks.not-verified');
  if (!mayCall(url, config.webhooks)) throw refuse('webhooks.bad-address');
  if ((await countEndpoints(db, actor.accountId)) >= maxEndpoints) throw refuse('webhooks.too-many', { most: maxEndpoints });
  await proveFactors(ctx, 'change-webhook', factors);
};

export const createEndpoint: Handler<typeof call> = async ({ tx, actor, config }, { url, description, types }) => {
  const { accountId, userId } = actor;
  await openWebhooks(tx, accountId, userId);
  await lockWebhooks(tx, accountId);
  // Counted once more under the lock: of many at once none slips past.
  if ((await countEndpoints(tx, accountId)) >= maxEndpoints) throw refuse('webhooks.too-many', { most: maxEndpoints });
  const [endpointId, secret, { host, href }] = [publicHandle(), newSecret(), new URL(url)];
  await insertEndpoint(tx, {
    endpointId,
    accountId,
    host,
    closedUrl: closeUrl(config.keys, href, endpointId),
    description,
    types: [...new Set(types)],
    closedSecret: closeSecret(config.keys, secret, endpointId),
  });
  await notify(tx, config, { accountId, kind: 'webhook_added', values: { host }, isSecurity: true, link: '/account/webhooks' });
  return { endpointId, secret };
};

import type { endpointList as call } from '@peerbourse/contract/identity/webhooks/endpoint-list';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { maxEndpoints } from '@peerbourse/rules/webhooks/event-names';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { endpointsOf, type ListedEndpoint } from './endpoint.table.ts';
import { openUrl } from './endpoint-secret.ts';

export const endpointList: Handler<typeof call> = async ({ db, actor, config }) => {
  const [rows, account] = await Promise.all([endpointsOf(db, actor.accountId), accountOf(db, actor.mainId)]);
  const view = (row: ListedEndpoint) => ({
    endpointId: row.endpointId,
    url: openUrl(config.keys, row),
    description: row.description,
    types: row.types,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
    waiting: row.waiting,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  });
  return { endpoints: rows.map(view), most: maxEndpoints, isVerified: account?.identityLevel === verifiedLevel };
};

import type { deliveryList as call } from '@peerbourse/contract/identity/webhooks/delivery-list';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { type DeliveryRow, deliveriesBefore } from './delivery.table.ts';
import { ownEndpoint } from './endpoint.table.ts';

const pageSize = 20;

export const deliveryList: Handler<typeof call> = async ({ db, actor }, { endpointId, before }) => {
  const endpoint = await ownEndpoint(db, actor.accountId, endpointId);
  if (!endpoint) throw refuse('webhooks.unknown-endpoint');
  // One more than is shown tells whether there is another page.
  const rows = await deliveriesBefore(db, endpoint.id, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { deliveries: page.map(view), before: rows.length > pageSize ? (page.at(-1)?.deliveryId ?? null) : null };
};

function view({ happenedAt, deliveredAt, triedAt, nextTryAt, ...row }: DeliveryRow) {
  return {
    ...row,
    happenedAt: happenedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

import type { replayDelivery as call } from '@peerbourse/contract/identity/webhooks/replay-delivery';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { addDelivery, eventOfDelivery } from './delivery.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

/** The webhook-id stays what it was: a receiver that has dealt with the event knows it. */
export const replayDelivery: Handler<typeof call> = async (ctx, { endpointId, deliveryId }) => {
  const { id } = await takeEndpoint(ctx, endpointId);
  const eventId = await eventOfDelivery(ctx.tx, id, deliveryId);
  if (eventId === undefined) throw refuse('webhooks.unknown-delivery');
  return { deliveryId: await addDelivery(ctx.tx, id, eventId) };
};

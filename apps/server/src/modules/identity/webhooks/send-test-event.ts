import type { sendTestEvent as call } from '@peerbourse/contract/identity/webhooks/send-test-event';
import { testEventType } from '@peerbourse/rules/webhooks/event-names';
import type { Handler } from '#platform/http/serve.ts';
import { addDelivery } from './delivery.table.ts';
import { businessNow, insertEvents, type NewEvent } from './event.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

export const sendTestEvent: Handler<typeof call> = async (ctx, { endpointId }) => {
  const { tx, actor } = ctx;
  const { id } = await takeEndpoint(ctx, endpointId);
  const happenedAt = await businessNow(tx);
  const event: NewEvent = { type: testEventType, subject: 'test', data: { sentAt: happenedAt.toISOString() }, happenedAt };
  const [inserted] = await insertEvents(tx, actor.accountId, [event]);
  return { deliveryId: await addDelivery(tx, id, (inserted as { id: string }).id) };
};

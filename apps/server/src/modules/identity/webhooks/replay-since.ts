import type { replaySince as call } from '@peerbourse/contract/identity/webhooks/replay-since';
import type { Handler } from '#platform/http/serve.ts';
import { addDeliveriesSince } from './delivery.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

const most = 10_000;

export const replaySince: Handler<typeof call> = async (ctx, { endpointId, since }) => {
  const endpoint = await takeEndpoint(ctx, endpointId);
  return { count: await addDeliveriesSince(ctx.tx, endpoint, new Date(since), most) };
};

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { endpointId } from './endpoint.shape.ts';

export const replaySince = defineCall({
  area: 'webhooks',
  name: 'replay-since',
  path: '/v1/x/webhooks/replay-since',
  summary: 'Sends every event since a moment again that the address is told of, at most 10,000 of the last 30 days',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  rate: { points: 6, perSeconds: 600 },
  input: z.strictObject({ endpointId, since: moment }),
  output: z.object({ count: z.int() }),
  refusals: ['webhooks.unknown-endpoint'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { endpointId } from './endpoint.shape.ts';

export const deleteEndpoint = defineCall({
  area: 'webhooks',
  name: 'delete-endpoint',
  path: '/v1/x/webhooks/delete-endpoint',
  summary: 'Forgets an address and everything that was sent to it',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ endpointId }),
  output: z.object({}),
  refusals: ['webhooks.unknown-endpoint'],
});

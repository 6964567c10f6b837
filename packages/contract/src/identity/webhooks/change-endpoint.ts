import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { chosenTypes, endpointDescription, endpointId } from './endpoint.shape.ts';

export const changeEndpoint = defineCall({
  area: 'webhooks',
  name: 'change-endpoint',
  path: '/v1/x/webhooks/change-endpoint',
  summary: 'Changes the description of an address and what it is told',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ endpointId, description: endpointDescription, types: chosenTypes }),
  output: z.object({}),
  refusals: ['webhooks.unknown-endpoint'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { endpointId } from './endpoint.shape.ts';

export const switchEndpoint = defineCall({
  area: 'webhooks',
  name: 'switch-endpoint',
  path: '/v1/x/webhooks/switch-endpoint',
  summary: 'Pauses an address, or lets it go on; what happened meanwhile has waited',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ endpointId, isOn: z.boolean() }),
  output: z.object({}),
  refusals: ['webhooks.unknown-endpoint'],
});

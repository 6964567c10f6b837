import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { endpoint } from './endpoint.shape.ts';

export const endpointList = defineCall({
  area: 'webhooks',
  name: 'endpoint-list',
  path: '/v1/x/webhooks/endpoint-list',
  summary: 'The addresses of the account, and whether it may have another',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ endpoints: z.array(endpoint), most: z.int(), isVerified: z.boolean() }),
  refusals: [],
});

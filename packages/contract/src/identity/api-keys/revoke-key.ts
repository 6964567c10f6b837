import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { keyId } from './key.shape.ts';

export const revokeKey = defineCall({
  area: 'api-keys',
  name: 'revoke-key',
  path: '/v1/x/api-keys/revoke-key',
  summary: 'Ends an API key for good: within a second no request of it is answered any more',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ keyId }),
  output: z.object({}),
  refusals: ['api-keys.unknown'],
});

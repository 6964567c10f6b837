import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { apiKey, keyId, keyName } from './key.shape.ts';

export const renameKey = defineCall({
  area: 'api-keys',
  name: 'rename-key',
  path: '/v1/x/api-keys/rename-key',
  summary: 'Gives an API key another name',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ keyId, name: keyName }),
  output: z.object({ key: apiKey }),
  refusals: ['api-keys.unknown'],
});

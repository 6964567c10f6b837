import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { addressList, apiKey, keyId } from './key.shape.ts';

export const changeAddresses = defineCall({
  area: 'api-keys',
  name: 'change-addresses',
  path: '/v1/x/api-keys/change-addresses',
  summary: 'Says from which addresses an API key works; without any it works from everywhere, and ends within 90 days',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ keyId, addresses: addressList, factors }),
  output: z.object({ key: apiKey }),
  refusals: [
    'api-keys.unknown',
    'api-keys.bad-address',
    'api-keys.needs-addresses',
    'sessions.held',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});

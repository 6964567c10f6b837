import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { chosenTypes, endpointDescription, endpointId, endpointUrl, webhookSecret } from './endpoint.shape.ts';

export const createEndpoint = defineCall({
  area: 'webhooks',
  name: 'create-endpoint',
  path: '/v1/x/webhooks/create-endpoint',
  summary: 'Registers an address that is told what happens to the account; the secret is shown once',
  role: 'api',
  auth: 'user',
  changes: 'write',
  rate: { points: 10, perSeconds: 600 },
  input: z.strictObject({ url: endpointUrl, description: endpointDescription, types: chosenTypes, factors }),
  output: z.object({ endpointId, secret: webhookSecret }),
  refusals: [
    'sessions.held',
    'webhooks.not-verified',
    'webhooks.bad-address',
    'webhooks.too-many',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});

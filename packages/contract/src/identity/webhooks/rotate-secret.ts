import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { moment } from '#wire.ts';
import { endpointId, webhookSecret } from './endpoint.shape.ts';

export const rotateSecret = defineCall({
  area: 'webhooks',
  name: 'rotate-secret',
  path: '/v1/x/webhooks/rotate-secret',
  summary: 'Gives an address a new secret, which is shown once; the old one signs beside it for a day',
  role: 'api',
  auth: 'user',
  changes: 'write',
  rate: { points: 10, perSeconds: 600 },
  input: z.strictObject({ endpointId, factors }),
  output: z.object({ secret: webhookSecret, oldSecretUntil: moment }),
  refusals: ['sessions.held', 'webhooks.unknown-endpoint', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticket } from '#identity/security/proof.shape.ts';

export const stopRecovery = defineCall({
  area: 'recoveries',
  name: 'stop-recovery',
  path: '/v1/x/recoveries/stop-recovery',
  summary: 'Stops a recovery from the message that told of it; nobody has to log in',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ ticket }),
  output: z.object({
    /** False when it was over already. */
    isStopped: z.boolean(),
  }),
  refusals: ['security.ticket-over'],
});

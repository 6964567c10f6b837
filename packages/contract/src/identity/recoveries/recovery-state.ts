import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticket } from '#identity/security/proof.shape.ts';
import { moment } from '#wire.ts';
import { recoveryPhase } from './recovery.shape.ts';

export const recoveryState = defineCall({
  area: 'recoveries',
  name: 'recovery-state',
  path: '/v1/x/recoveries/recovery-state',
  summary: 'How far a recovery is, for whoever has its login ticket',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  input: z.strictObject({ ticket }),
  output: z.object({
    state: z.nullable(recoveryPhase),
    caseNo: z.nullable(z.string()),
    effectiveAt: z.nullable(moment),
    reason: z.nullable(z.string()),
    /** Only an account whose identity was verified can be recovered: a photo needs something to be compared with. */
    isVerified: z.boolean(),
  }),
  refusals: ['security.ticket-over'],
});

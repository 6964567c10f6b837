import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { recoveryNo, recoveryPhase } from './recovery.shape.ts';

export const decideRecovery = defineCall({
  area: 'recoveries',
  name: 'decide-recovery',
  path: '/v1/admin/recoveries/decide-recovery',
  summary: 'Agrees to a recovery, which goes on after the waiting time once two members have agreed, or turns it down',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({
    caseNo: recoveryNo,
    isGranted: z.boolean(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  output: z.object({
    /** Waiting as long as another member has to agree. */
    state: recoveryPhase,
    effectiveAt: z.nullable(moment),
  }),
  refusals: ['security.recovery-unknown', 'security.recovery-decided', 'security.recovery-not-opened', 'security.recovery-same-member'],
});

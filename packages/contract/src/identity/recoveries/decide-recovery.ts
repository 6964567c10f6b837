import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { recoveryNo } from './recovery.shape.ts';

export const decideRecovery = defineCall({
  area: 'recoveries',
  name: 'decide-recovery',
  path: '/v1/admin/recoveries/decide-recovery',
  summary: 'Lets a recovery go on, after the waiting time, or turns it down',
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
  output: z.object({ effectiveAt: z.nullable(moment) }),
  refusals: ['security.recovery-unknown', 'security.recovery-decided', 'security.recovery-not-opened'],
});

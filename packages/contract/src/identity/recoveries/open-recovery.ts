import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { country, documentType, picture } from '#identity/verification/verification.shape.ts';
import { moment } from '#wire.ts';
import { recoveryCase, recoveryNo } from './recovery.shape.ts';

export const openRecovery = defineCall({
  area: 'recoveries',
  name: 'open-recovery',
  path: '/v1/admin/recoveries/open-recovery',
  summary: 'Unmasks a recovery and shows its selfie beside the approved documents; every opening is recorded and counted',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  roles: ['decider', 'risk'],
  input: z.strictObject({ caseNo: recoveryNo }),
  output: z.extend(recoveryCase, {
    selfie: z.nullable(picture),
    /** What the account was verified with; nothing if it never was. */
    identity: z.nullable(
      z.object({
        caseNo: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        birthDate: z.string(),
        country,
        documentType,
        approvedAt: z.nullable(moment),
        front: picture,
        selfie: picture,
      }),
    ),
    viewsLeft: z.int(),
  }),
  refusals: ['security.recovery-unknown', 'verification.too-many-views'],
});

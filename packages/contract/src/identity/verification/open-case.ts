import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { caseNo, maskedCase, picture } from './verification.shape.ts';

export const openCase = defineCall({
  area: 'verification',
  name: 'open-case',
  path: '/v1/admin/verification/open-case',
  summary: 'Unmasks an application and its pictures; every opening is recorded and counted',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  roles: ['decider', 'risk'],
  input: z.strictObject({ caseNo }),
  output: z.extend(maskedCase, {
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    front: picture,
    back: z.nullable(picture),
    selfie: picture,
    /** Other accounts that named the same document. */
    sameDocument: z.array(z.object({ caseNo: z.string(), userId, state: z.string() })),
    viewsLeft: z.int(),
  }),
  refusals: ['verification.unknown-case', 'verification.too-many-views'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { caseNo, faceAnswers, maskedCase, rejectionReason } from './verification.shape.ts';

export const verificationCase = defineCall({
  area: 'verification',
  name: 'verification-case',
  path: '/v1/admin/verification/verification-case',
  summary: 'One application with what it tells masked',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'approver', 'risk'],
  input: z.strictObject({ caseNo }),
  output: z.extend(maskedCase, { reasons: z.array(rejectionReason), note: z.nullable(z.string()), face: z.nullable(z.enum(faceAnswers)) }),
  refusals: ['verification.unknown-case'],
});

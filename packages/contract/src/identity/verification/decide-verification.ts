import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { caseNo, faceAnswers, rejectionReason } from './verification.shape.ts';

export const decideVerification = defineCall({
  area: 'verification',
  name: 'decide-verification',
  path: '/v1/admin/verification/decide-verification',
  summary: 'Approves an application, or rejects it with reasons',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({
    caseNo,
    isApproved: z.boolean(),
    /** Needed to approve, where it is `same`; null when the pictures cannot be compared at all. */
    face: z.nullable(z.enum(faceAnswers)),
    /** At least one when it is rejected, none when it is approved. */
    reasons: z.array(rejectionReason).check(z.maxLength(10)),
    /** The applicant reads it. */
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  output: z.object({ caseNo: z.string(), state: z.enum(['approved', 'rejected']) }),
  refusals: [
    'verification.unknown-case',
    'verification.decided',
    'verification.not-opened',
    'verification.reason-missing',
    'verification.document-used',
    'verification.face-unanswered',
    'verification.document-ended',
    'verification.no-list',
    'verification.hit-open',
  ],
});

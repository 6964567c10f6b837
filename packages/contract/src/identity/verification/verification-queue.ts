import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { caseNo, caseStates, country, documentType, maskedCase } from './verification.shape.ts';

export const verificationQueue = defineCall({
  area: 'verification',
  name: 'verification-queue',
  path: '/v1/admin/verification/verification-queue',
  summary: 'Applications by state, the oldest first, a page at a time',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'risk'],
  input: z.strictObject({
    state: z._default(z.enum(caseStates), 'submitted'),
    country: z.optional(country),
    documentType: z.optional(documentType),
    userId: z.optional(userId),
    /** Documents that end within thirty days, or have ended. */
    ending: z.optional(z.enum(['soon', 'over'])),
    /** What the page before said comes next. */
    after: z.optional(caseNo),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    cases: z.array(maskedCase),
    next: z.nullable(z.string()),
    waiting: z.int(),
  }),
  refusals: [],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { caseNo } from './verification.shape.ts';

export const viewLog = defineCall({
  area: 'verification',
  name: 'view-log',
  path: '/v1/admin/verification/view-log',
  summary: 'Who opened which application, the newest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['decider', 'risk', 'auditor'],
  input: z.strictObject({
    caseNo: z.optional(caseNo),
    /** What the page before said comes next. */
    before: z.optional(z.uuid()),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    views: z.array(z.object({ key: z.string(), caseNo: z.string(), userId, staffName: z.string(), viewedAt: moment })),
    next: z.nullable(z.string()),
  }),
  refusals: [],
});

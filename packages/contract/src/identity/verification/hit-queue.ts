import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { hit, hitNo, hitStates, maskedCase } from './verification.shape.ts';

export const hitQueue = defineCall({
  area: 'verification',
  name: 'hit-queue',
  path: '/v1/admin/verification/hit-queue',
  summary: 'People who are like an entry of a list of sanctions, the oldest first, a page at a time',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  input: z.strictObject({
    state: z._default(z.enum(hitStates), 'open'),
    /** This one alone, whatever its state. */
    hitNo: z.optional(hitNo),
    /** What the page before said comes next. */
    after: z.optional(hitNo),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    hits: z.array(z.extend(hit, { case: maskedCase })),
    next: z.nullable(z.string()),
    /** Open and proposed ones. */
    waiting: z.int(),
  }),
  refusals: [],
});

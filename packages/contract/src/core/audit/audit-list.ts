import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';

const filterText = z.optional(z.string().check(z.minLength(1), z.maxLength(120)));

const realMoment = z.optional(moment.check(z.refine((text) => !Number.isNaN(Date.parse(text)))));

export const auditList = defineCall({
  area: 'audit',
  name: 'audit-list',
  path: '/v1/admin/audit/audit-list',
  summary: 'The audit log, newest first, by actor, act, subject and time',
  role: 'admin',
  auth: 'staff',
  roles: ['auditor'],
  changes: 'read',
  input: z.strictObject({
    actor: filterText,
    /** A whole act, or its area alone. */
    act: filterText,
    subject: filterText,
    from: realMoment,
    to: realMoment,
    /** Only entries older than this one. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        entryNo: z.string(),
        at: moment,
        actorKind: z.enum(['guest', 'user', 'staff', 'system']),
        actor: z.string(),
        act: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
        address: z.string(),
      }),
    ),
    before: z.nullable(z.string()),
  }),
  refusals: [],
});

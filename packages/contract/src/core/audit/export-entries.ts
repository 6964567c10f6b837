import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { auditList } from './audit-list.ts';

/** As many lines as one file holds. */
export const mostExported = 5_000;

export const exportEntries = defineCall({
  area: 'audit',
  name: 'export-entries',
  path: '/v1/admin/audit/export-entries',
  summary: 'The newest entries of the audit log that fit, as a file; that somebody took it is an entry, too',
  role: 'admin',
  auth: 'staff',
  roles: ['auditor'],
  changes: 'write',
  rate: { points: 10, perSeconds: 60 },
  input: z.omit(auditList.input, { before: true }),
  output: z.object({
    /** With a line of names. */
    csv: z.string(),
    count: z.int(),
    /** There are older ones that it does not hold. */
    isCut: z.boolean(),
  }),
  refusals: [],
});

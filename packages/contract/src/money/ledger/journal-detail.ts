import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { ledgerPosting } from './ledger.shape.ts';

export const journalDetail = defineCall({
  area: 'ledger',
  name: 'journal-detail',
  path: '/v1/admin/ledger/journal-detail',
  summary: 'One journal with all of its postings, by its id or by its key',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: z.strictObject({ journal: z.string().check(z.minLength(3), z.maxLength(120)) }),
  output: z.object({
    journalId: z.uuid(),
    kind: z.string(),
    key: z.string(),
    reference: z.string(),
    at: moment,
    postings: z.array(ledgerPosting),
  }),
  refusals: ['ledger.unknown'],
});

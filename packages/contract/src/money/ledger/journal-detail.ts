import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewReason, viewsLeft } from '#identity/customers/customer.shape.ts';
import { moment } from '#wire.ts';
import { ledgerPosting } from './ledger.shape.ts';

export const journalDetail = defineCall({
  area: 'ledger',
  name: 'journal-detail',
  path: '/v1/admin/ledger/journal-detail',
  summary: 'One journal with all of its postings, by its id or by its key; a look at every customer in it is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    journal: z.string().check(z.minLength(3), z.maxLength(120)),
    /** Needed unless one was given within the hour for every customer whose coins moved. */
    reason: z.optional(viewReason),
  }),
  output: z.object({
    journalId: z.uuid(),
    kind: z.string(),
    key: z.string(),
    reference: z.string(),
    at: moment,
    postings: z.array(ledgerPosting),
    /** Null where only the house's coins moved. */
    viewsLeft: z.nullable(viewsLeft),
  }),
  refusals: ['ledger.unknown', 'customers.reason-needed', 'staff.view-quota'],
});

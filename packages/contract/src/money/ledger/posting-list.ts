import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewReason, viewsLeft } from '#identity/customers/customer.shape.ts';
import { ledgerPosting } from './ledger.shape.ts';

export const postingList = defineCall({
  area: 'ledger',
  name: 'posting-list',
  path: '/v1/admin/ledger/posting-list',
  summary: 'Postings of one account, newest first; the cursor leads to older ones; a look at a customer is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    accountId: z.string().check(z.regex(/^[1-9]\d{0,18}$/)),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,18}$/))),
    /** Needed for a customer's account, unless one was given within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.object({
    postings: z.array(ledgerPosting),
    nextCursor: z.nullable(z.string()),
    /** Null for the house. */
    viewsLeft: z.nullable(viewsLeft),
  }),
  refusals: ['ledger.unknown', 'customers.reason-needed', 'staff.view-quota'],
});

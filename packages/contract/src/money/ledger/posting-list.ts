import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ledgerPosting } from './ledger.shape.ts';

export const postingList = defineCall({
  area: 'ledger',
  name: 'posting-list',
  path: '/v1/admin/ledger/posting-list',
  summary: 'Postings of one account, newest first; the cursor leads to older ones',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: z.strictObject({
    accountId: z.string().check(z.regex(/^[1-9]\d{0,18}$/)),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,18}$/))),
  }),
  output: z.object({ postings: z.array(ledgerPosting), nextCursor: z.nullable(z.string()) }),
  refusals: ['ledger.unknown'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const reconciliation = defineCall({
  area: 'ledger',
  name: 'reconciliation',
  path: '/v1/admin/ledger/reconciliation',
  summary: 'Does the ledger add up: sums per coin, escrow against open holds, balances against postings, age of what is in between',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: empty,
  output: z.object({
    at: moment,
    isRed: z.boolean(),
    checks: z.array(
      z.object({
        name: z.string(),
        /** What was looked at, and what is wrong with it; nothing means that all is well. */
        looked: z.int(),
        problems: z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() })),
      }),
    ),
    suspense: z.array(z.object({ accountId: z.string(), coin: z.string(), purpose: z.string(), balance: z.string(), since: moment })),
  }),
  refusals: [],
});

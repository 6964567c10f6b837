import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewReason, viewsLeft } from '#identity/customers/customer.shape.ts';
import { userId } from '#ids.ts';
import { ledgerAccount } from './ledger.shape.ts';

export const accountList = defineCall({
  area: 'ledger',
  name: 'account-list',
  path: '/v1/admin/ledger/account-list',
  summary: 'Accounts with their balances, of the house or of one customer; a look at a customer is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    userId: z.optional(userId),
    /** Needed unless one was given for this customer within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.object({
    accounts: z.array(ledgerAccount),
    /** Null for the house. */
    viewsLeft: z.nullable(viewsLeft),
  }),
  refusals: ['customers.unknown', 'customers.reason-needed', 'staff.view-quota'],
});

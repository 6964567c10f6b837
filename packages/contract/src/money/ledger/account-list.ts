import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ledgerAccount } from './ledger.shape.ts';

export const accountList = defineCall({
  area: 'ledger',
  name: 'account-list',
  path: '/v1/admin/ledger/account-list',
  summary: 'Accounts of one customer, or of the house, with their balances',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: z.strictObject({ userId: z.optional(z.string().check(z.regex(/^[1-9]\d{9,18}$/))) }),
  output: z.object({ accounts: z.array(ledgerAccount) }),
  refusals: ['customers.unknown'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
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
  input: z.strictObject({ userId: z.optional(userId) }),
  output: z.object({ accounts: z.array(ledgerAccount) }),
  refusals: ['customers.unknown'],
});

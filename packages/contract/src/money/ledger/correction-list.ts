import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { correction } from './ledger.shape.ts';

export const correctionList = defineCall({
  area: 'ledger',
  name: 'correction-list',
  path: '/v1/admin/ledger/correction-list',
  summary: 'Corrections that wait for a decision, and those of the last 90 days',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: empty,
  output: z.object({ corrections: z.array(correction) }),
  refusals: [],
});

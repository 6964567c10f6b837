import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { correction, correctionNo } from './ledger.shape.ts';

export const decideCorrection = defineCall({
  area: 'ledger',
  name: 'decide-correction',
  path: '/v1/admin/ledger/decide-correction',
  summary: 'The second person carries a correction out or rejects it',
  role: 'admin',
  auth: 'staff',
  roles: ['approver'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ correctionNo, isApproved: z.boolean() }),
  output: correction,
  refusals: ['ledger.correction-over', 'ledger.own-correction', 'ledger.too-little', 'ledger.over-limit', 'staff.proposer-left'],
});

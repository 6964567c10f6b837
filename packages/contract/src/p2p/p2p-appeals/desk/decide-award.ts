import { defineCall } from '@peerbourse/contract/call';
import { rulingReason } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import * as z from 'zod/mini';
import { award, awardNo } from './award.shape.ts';

export const decideAward = defineCall({
  area: 'p2p-appeals',
  name: 'decide-award',
  path: '/v1/admin/p2p-appeals/decide-award',
  summary: 'The second member carries an award out, which ends the claim and moves the coins at once, or rejects it',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ awardNo, isApproved: z.boolean(), reason: rulingReason }),
  output: award,
  refusals: [
    'p2p-appeals.award-over',
    'p2p-appeals.own-award',
    'p2p-appeals.first-instance',
    'p2p-appeals.not-held',
    'staff.proposer-left',
  ],
});

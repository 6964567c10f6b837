import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { randomNo } from './staff.shape.ts';

export const decideStaffProposal = defineCall({
  area: 'staff',
  name: 'decide-staff-proposal',
  path: '/v1/admin/staff/decide-staff-proposal',
  summary: 'A second person carries a proposal about staff out, or turns it down',
  role: 'admin',
  auth: 'staff',
  roles: ['approver'],
  changes: 'write',
  input: z.strictObject({ proposalNo: randomNo, isApproved: z.boolean() }),
  output: z.object({
    state: z.enum(['approved', 'rejected']),
    /** Of a new way in: the decider's half, shown once. The proposer has the other. */
    ticket: z.nullable(z.string()),
  }),
  refusals: ['staff.proposal-over', 'staff.own-proposal', 'staff.too-few', 'staff.name-taken', 'staff.wrong-state', 'staff.proposer-left'],
});

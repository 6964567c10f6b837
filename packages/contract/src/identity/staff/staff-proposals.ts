import * as z from 'zod/mini';
import { defineCall, staffRoles } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const staffProposals = defineCall({
  area: 'staff',
  name: 'staff-proposals',
  path: '/v1/admin/staff/staff-proposals',
  summary: 'Proposals about staff: what waits for a decision, and what was decided lately',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    proposals: z.array(
      z.object({
        proposalNo: z.string(),
        kind: z.enum(['add', 'change-roles', 'suspend', 'reinstate', 'reset-factors']),
        name: z.string(),
        email: z.nullable(z.string()),
        roles: z.nullable(z.array(z.enum(staffRoles))),
        reason: z.string(),
        state: z.enum(['open', 'approved', 'rejected', 'expired']),
        proposedBy: z.string(),
        proposedAt: moment,
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(moment),
        /** Whether the reader may decide it: neither the proposer nor whom it is about may. */
        mayDecide: z.boolean(),
        /** For the proposer, while the invitation waits: the half that the decider does not have. */
        word: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
});

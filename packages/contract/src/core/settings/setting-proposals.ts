import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { settingProposalNo, settingProposalStates } from './setting.shape.ts';

export const settingProposals = defineCall({
  area: 'settings',
  name: 'setting-proposals',
  path: '/v1/admin/settings/setting-proposals',
  summary: 'Proposed changes of settings: what waits for a decision, and those of the last 90 days',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    proposals: z.array(
      z.object({
        proposalNo: settingProposalNo,
        key: z.string(),
        /** The version and value that the proposer saw, and what is to come in their place. */
        version: z.int(),
        before: z.unknown(),
        after: z.unknown(),
        effect: z.string(),
        reason: z.string(),
        state: z.enum(settingProposalStates),
        proposedBy: z.string(),
        proposedAt: moment,
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(moment),
        /** Whether the reader may decide it: the proposer may not. */
        mayDecide: z.boolean(),
        /** Whether the reader may take it back: only the proposer may. */
        mayWithdraw: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

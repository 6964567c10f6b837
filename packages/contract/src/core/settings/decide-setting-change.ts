import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decidingRole } from '#setting-row.ts';
import { settingProposalNo } from './setting.shape.ts';

export const decideSettingChange = defineCall({
  area: 'settings',
  name: 'decide-setting-change',
  path: '/v1/admin/settings/decide-setting-change',
  summary: 'The second person puts a proposed value of a setting in force or rejects it',
  role: 'admin',
  auth: 'staff',
  roles: [decidingRole],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ proposalNo: settingProposalNo, isApproved: z.boolean() }),
  output: z.object({
    key: z.string(),
    state: z.enum(['approved', 'rejected']),
    /** The version that is in force now; nothing when it was rejected. */
    version: z.nullable(z.int()),
  }),
  refusals: ['settings.proposal-over', 'settings.own-proposal', 'settings.two-persons', 'settings.changed-meanwhile'],
});

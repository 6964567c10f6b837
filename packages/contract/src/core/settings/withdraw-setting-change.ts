import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { settingProposalNo } from './setting.shape.ts';

export const withdrawSettingChange = defineCall({
  area: 'settings',
  name: 'withdraw-setting-change',
  path: '/v1/admin/settings/withdraw-setting-change',
  summary: 'Takes an own proposal of a setting back while nobody has decided it',
  role: 'admin',
  auth: 'staff',
  roles: ['editor', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ proposalNo: settingProposalNo }),
  output: z.object({ key: z.string() }),
  refusals: ['settings.proposal-over'],
});

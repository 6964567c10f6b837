import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { settingChange } from './setting.shape.ts';

export const proposeSettingChange = defineCall({
  area: 'settings',
  name: 'propose-setting-change',
  path: '/v1/admin/settings/propose-setting-change',
  summary: 'Proposes a new value of a setting, with a reason; somebody else decides',
  role: 'admin',
  auth: 'staff',
  roles: ['editor', 'risk'],
  changes: 'write',
  idempotent: true,
  input: settingChange,
  output: z.object({ key: z.string(), proposalNo: z.string() }),
  refusals: ['settings.unknown-key', 'settings.other-owner', 'settings.changed-meanwhile'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { settingChange } from './setting.shape.ts';

export const writeSetting = defineCall({
  area: 'settings',
  name: 'write-setting',
  path: '/v1/admin/settings/write-setting',
  summary: 'Writes a setting that takes one person, with a reason; the version that was read must still be the newest',
  role: 'admin',
  auth: 'staff',
  roles: ['editor', 'risk'],
  changes: 'write',
  idempotent: true,
  input: settingChange,
  output: z.object({ key: z.string(), version: z.int() }),
  refusals: ['settings.unknown-key', 'settings.other-owner', 'settings.two-persons', 'settings.changed-meanwhile'],
});

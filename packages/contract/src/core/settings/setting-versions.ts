import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';

export const settingVersions = defineCall({
  area: 'settings',
  name: 'setting-versions',
  path: '/v1/admin/settings/setting-versions',
  summary: 'The values that a setting has had, the newest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(80)) }),
  output: z.object({
    versions: z.array(z.object({ version: z.int(), value: z.unknown(), author: z.string(), writtenAt: moment })),
  }),
  refusals: ['settings.unknown-key'],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { settingKey } from './setting.shape.ts';

export const settingVersions = defineCall({
  area: 'settings',
  name: 'setting-versions',
  path: '/v1/admin/settings/setting-versions',
  summary: 'The values that a setting has had, the newest first, with who wrote them and why',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ key: settingKey }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        value: z.unknown(),
        author: z.string(),
        writtenAt: moment,
        /** Nobody asked for one when the oldest versions were written. */
        reason: z.nullable(z.string()),
        /** The second person, where there was one. */
        decidedBy: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['settings.unknown-key'],
});

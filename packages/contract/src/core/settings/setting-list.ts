import * as z from 'zod/mini';
import { defineCall, staffRoles } from '#call.ts';
import { dangers } from '#setting-row.ts';
import { empty, moment } from '#wire.ts';

export const settingList = defineCall({
  area: 'settings',
  name: 'setting-list',
  path: '/v1/admin/settings/setting-list',
  summary: 'Every setting with its value, version and who wrote it last, who owns it and what a change means',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    settings: z.array(
      z.object({
        key: z.string(),
        value: z.unknown(),
        version: z.int(),
        author: z.string(),
        writtenAt: moment,
        role: z.enum(staffRoles),
        danger: z.enum(dangers),
        needsTwo: z.boolean(),
        effect: z.string(),
      }),
    ),
  }),
  refusals: [],
});

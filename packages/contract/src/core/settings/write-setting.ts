import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const writeSetting = defineCall({
  area: 'settings',
  name: 'write-setting',
  path: '/v1/admin/settings/write-setting',
  summary: 'Writes one setting; the version that was read must still be the newest',
  role: 'admin',
  auth: 'staff',
  roles: ['editor', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    key: z.string().check(z.minLength(1), z.maxLength(80)),
    value: z.json(),
    // The next version must still fit the table's int4.
    version: z.int().check(z.nonnegative(), z.lt(2_147_483_647)),
  }),
  output: z.object({ key: z.string(), version: z.int() }),
  refusals: ['settings.unknown-key', 'settings.changed-meanwhile'],
});

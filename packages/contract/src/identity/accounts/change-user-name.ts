import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const changeUserName = defineCall({
  area: 'accounts',
  name: 'change-user-name',
  path: '/v1/x/accounts/change-user-name',
  summary: 'Gives the acting account another name',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userName: z.string().check(z.minLength(2), z.maxLength(30)) }),
  output: z.object({ userName: z.string() }),
  refusals: ['accounts.bad-name'],
});

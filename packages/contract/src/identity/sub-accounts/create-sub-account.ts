import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';

export const createSubAccount = defineCall({
  area: 'sub-accounts',
  name: 'create-sub-account',
  path: '/v1/x/sub-accounts/create-sub-account',
  summary: 'Opens a child account',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userName: z.string().check(z.minLength(2), z.maxLength(30)) }),
  output: z.object({ userId }),
  refusals: ['sub-accounts.too-many', 'sub-accounts.name-taken', 'accounts.bad-name'],
});

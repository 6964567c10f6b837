import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';

export const switchAccount = defineCall({
  area: 'sub-accounts',
  name: 'switch-account',
  path: '/v1/user/sub/switLogin',
  summary: 'Goes on as a child account, or as the main account again',
  role: 'api',
  auth: 'user',
  changes: 'write',
  input: z.strictObject({ userId }),
  output: z.object({ userId, childFlag: z.boolean() }),
  refusals: ['sub-accounts.unknown'],
});

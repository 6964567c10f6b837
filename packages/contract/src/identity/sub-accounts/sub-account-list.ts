import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { empty, moment } from '#wire.ts';

const subAccount = z.object({ userId, userName: z.string(), createdAt: moment, isCurrent: z.boolean() });

export const subAccountList = defineCall({
  area: 'sub-accounts',
  name: 'sub-account-list',
  path: '/v1/user/sub/switchList',
  summary: 'The main account and its children, into which one can switch',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    mainUserId: z.string(),
    mainUserName: z.string(),
    isMainCurrent: z.boolean(),
    subAccounts: z.array(subAccount),
    limit: z.int(),
  }),
  refusals: [],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const identityRole = defineCall({
  area: 'accounts',
  name: 'identity-role',
  path: '/v1/mix/overview/userIdentity',
  summary: 'The identity role of the account; 6 is a copper user',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ userIdentityFlag: z.int(), isAgent: z.boolean() }),
  refusals: [],
});

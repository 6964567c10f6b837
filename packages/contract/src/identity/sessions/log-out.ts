import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const logOut = defineCall({
  area: 'sessions',
  name: 'log-out',
  path: '/v1/user/login/logout',
  summary: 'Ends the session; answers well when there is none',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  input: empty,
  output: z.object({}),
  refusals: [],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const clearCookies = defineCall({
  area: 'sessions',
  name: 'clear-cookies',
  path: '/v1/user/public/clearCookie',
  summary: 'Clears the cookies that the server has set',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  input: empty,
  output: z.object({}),
  refusals: [],
});

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const hongKongNotice = defineCall({
  area: 'restrictions',
  name: 'hong-kong-notice',
  path: '/v1/user/public/checkHkConfig',
  summary: 'Whether visitors from Hong Kong are shown a notice of their own',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: empty,
  output: z.object({ show: z.boolean(), canRegister: z.boolean() }),
  refusals: [],
});

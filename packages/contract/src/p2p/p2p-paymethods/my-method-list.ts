import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fiatCode, savedMethod } from './paymethod.shape.ts';

export const myMethodList = defineCall({
  area: 'p2p-paymethods',
  name: 'my-method-list',
  path: '/v1/p2p/user/queryPaymethods',
  summary: 'Own payment methods with masked values, of one currency or all, the newest first',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ fiatCode: z.optional(fiatCode) }),
  output: z.object({ addPayCount: z.int(), paymethods: z.array(savedMethod) }),
  refusals: [],
});

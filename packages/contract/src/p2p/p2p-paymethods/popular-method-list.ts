import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fiatCode, methodKind } from './paymethod.shape.ts';

export const popularMethodList = defineCall({
  area: 'p2p-paymethods',
  name: 'popular-method-list',
  path: '/v1/p2p/pub/currency/query-popular-paymethod',
  summary: 'Payment methods of a currency, those most used first, for filters',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ fiatCode, limit: z._default(z.int().check(z.gte(1), z.lte(50)), 10) }),
  output: z.object({ paymethods: z.array(methodKind) }),
  refusals: [],
});

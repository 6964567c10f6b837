import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';

export const payWindowList = defineCall({
  area: 'p2p-config',
  name: 'pay-window-list',
  path: '/v1/p2p/pub/system/queryPayTimeout',
  summary: 'Minutes that buyers may be given to pay, by currency',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ fiatCode: z.optional(currencyCode) }),
  output: z.object({ payTimeoutList: z.array(z.object({ fiatCode: z.string(), payTimeLimits: z.array(z.int()) })) }),
  refusals: ['p2p-config.unknown-fiat'],
});

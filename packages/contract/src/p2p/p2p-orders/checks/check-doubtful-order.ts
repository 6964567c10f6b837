import { defineCall } from '@peerbourse/contract/call';
import { adNo } from '@peerbourse/contract/ids';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { doubtCode } from './doubt.shape.ts';

export const checkDoubtfulOrder = defineCall({
  area: 'p2p-orders',
  name: 'check-doubtful-order',
  path: '/v1/p2p/order/doubt-place-order-check',
  summary: 'What makes an order doubtful before it is placed, and what of it has to be confirmed',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ adNo, price: positiveDecimal }),
  output: z.object({
    /** Nothing confirms it away: an order would be refused. */
    isBlocked: z.boolean(),
    reasons: z.array(z.object({ code: doubtCode, mustConfirm: z.boolean() })),
  }),
  refusals: ['p2p-ads.unknown-ad'],
});

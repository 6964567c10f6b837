import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { adSide, fiatCode } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import * as z from 'zod/mini';
import { listedOrder } from './order.shape.ts';

export const orderList = defineCall({
  area: 'p2p-orders',
  name: 'order-list',
  path: '/v1/p2p/order/orderPageListByUser',
  summary: 'Own orders, open ones by deadline and closed ones by time, page by page',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({
    tab: z.enum(['open', 'completed', 'cancelled']),
    side: z.optional(adSide),
    coinCode: z.optional(coinCode),
    fiatCode: z.optional(fiatCode),
    /** The whole number of an order, or its last digits. */
    search: z.optional(z.string().check(z.regex(/^\d{4,19}$/))),
    /** Only those whose chat is not read to the end. */
    hasUnread: z._default(z.boolean(), false),
    after: z.optional(orderNo),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
  }),
  output: z.object({ orders: z.array(listedOrder), next: z.nullable(orderNo), openCount: z.int(), serverTimestamp: z.int() }),
  refusals: [],
});

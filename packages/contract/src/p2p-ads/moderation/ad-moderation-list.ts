import { defineCall } from '@peerbourse/contract/call';
import { userId } from '@peerbourse/contract/customers/customer.shape';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo, adSide, adState } from '../ad.shape.ts';

export const adModerationList = defineCall({
  area: 'p2p-ads',
  name: 'ad-moderation-list',
  path: '/v1/admin/p2p-ads/ad-moderation-list',
  summary: 'Words and prices of ads as they were published or changed, newest first',
  door: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  input: z.strictObject({
    show: z.optional(z.enum(['all', 'words', 'outliers', 'taken-down'])),
    userId: z.optional(userId),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{17,18}\.\d{1,9}$/))),
  }),
  output: z.object({
    ads: z.array(
      z.object({
        adNo,
        userId: z.string(),
        nickName: z.string(),
        side: adSide,
        coinCode: z.string(),
        fiatCode: z.string(),
        state: adState,
        isHidden: z.boolean(),
        hiddenReasons: z.array(z.string()),
        takenDownFor: z.nullable(z.string()),
        priceType: z.enum(['fixed', 'floating']),
        price: z.nullable(decimal),
        spreadPpm: z.nullable(z.int()),
        remaining: decimal,
        remark: z.string(),
        autoReply: z.string(),
        version: z.int(),
        changedAt: moment,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
});

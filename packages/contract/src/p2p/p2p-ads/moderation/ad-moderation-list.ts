import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo, userId } from '#ids.ts';
import { adConditions, adPaymethod, adPicture, adSide, adState, fiatCode } from '../ad.shape.ts';

export const adModerationList = defineCall({
  area: 'p2p-ads',
  name: 'ad-moderation-list',
  path: '/v1/admin/p2p-ads/ad-moderation-list',
  summary: 'Words and prices of ads as they were published or changed, newest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  input: z.strictObject({
    /** What waits was published or changed since staff looked at it. */
    show: z.optional(z.enum(['all', 'waiting', 'words', 'pictures', 'outliers', 'taken-down'])),
    /** One ad alone, whatever its state. */
    adNo: z.optional(adNo),
    userId: z.optional(userId),
    state: z.optional(adState),
    coinCode: z.optional(coinCode),
    fiatCode: z.optional(fiatCode),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{17,18}\.\d{1,9}$/))),
  }),
  output: z.object({
    ads: z.array(
      z.object({
        adNo,
        userId,
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
        /** Of a floating price. */
        premiumPpm: z.nullable(z.int()),
        spreadPpm: z.nullable(z.int()),
        /** Further from the reference than most prices are. */
        isOutlier: z.boolean(),
        quantity: decimal,
        remaining: decimal,
        executed: decimal,
        minAmount: decimal,
        maxAmount: decimal,
        payMinutes: z.int(),
        wantsAcceptance: z.boolean(),
        paymethods: z.array(adPaymethod),
        conditions: adConditions,
        remark: z.string(),
        autoReply: z.string(),
        pictures: z.array(adPicture),
        /** What the filter for contact data and outside deals says about the words today. */
        findings: z.array(
          z.object({
            field: z.enum(['remark', 'autoReply']),
            problem: z.enum(['web-contact', 'phone-number', 'messenger', 'outside-deal', 'doubtful']),
          }),
        ),
        /** The words before the newest change; null for an ad that was never changed. */
        before: z.nullable(z.object({ remark: z.string(), autoReply: z.string(), at: moment })),
        isWaiting: z.boolean(),
        version: z.int(),
        createdAt: moment,
        changedAt: moment,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
});

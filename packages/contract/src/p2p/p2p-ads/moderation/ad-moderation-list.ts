import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo, userId } from '#ids.ts';
import { adConditions, adPaymethod, adPicture, adSide, adState, fiatCode, reviewReasons } from '../ad.shape.ts';

export const adModerationList = defineCall({
  area: 'p2p-ads',
  name: 'ad-moderation-list',
  path: '/v1/admin/p2p-ads/ad-moderation-list',
  summary: 'Words and prices of ads; what waits for staff comes by risk and oldest first, everything else newest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  input: z.strictObject({
    /** What waits was never checked, or since then its words changed, its price left the others, or a picture came. */
    show: z.optional(z.enum(['all', 'waiting', 'words', 'pictures', 'outliers', 'taken-down'])),
    /** One ad alone, whatever its state. */
    adNo: z.optional(adNo),
    userId: z.optional(userId),
    state: z.optional(adState),
    coinCode: z.optional(coinCode),
    fiatCode: z.optional(fiatCode),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{17,18}\.(?:\d{1,9}|[1-9]\.\d{1,17})$/))),
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
        /** The words that were checked, or before the newest change if nobody has checked it; null when there were no others. */
        before: z.nullable(z.object({ remark: z.string(), autoReply: z.string(), at: moment })),
        /** Why it waits for staff and since when; null when it does not. */
        review: z.nullable(
          z.object({
            reasons: z.array(z.enum(reviewReasons)),
            since: moment,
            /** Of the price from the reference when it was saved; null until it was measured. */
            priceDistancePpm: z.nullable(z.int()),
          }),
        ),
        version: z.int(),
        createdAt: moment,
        changedAt: moment,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['p2p-ads.cursor-over'],
});

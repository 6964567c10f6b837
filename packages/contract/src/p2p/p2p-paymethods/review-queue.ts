import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { fiatCode, methodStates, reviewNo, userPaymethodId } from './paymethod.shape.ts';

export const reviewQueue = defineCall({
  area: 'p2p-paymethods',
  name: 'review-queue',
  path: '/v1/admin/p2p-paymethods/review-queue',
  summary: 'Account numbers that several people have saved, the oldest first, a page at a time',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['reader', 'decider', 'risk'],
  input: z.strictObject({
    /** What the page before said comes next. */
    after: z.optional(reviewNo),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    reviews: z.array(
      z.object({
        reviewNo,
        openedAt: moment,
        methods: z.array(
          z.object({
            userPaymethodId,
            userId,
            /** Masked, like the account. */
            holderName: z.string(),
            paymethodName: z.string(),
            fiatCode,
            account: z.string(),
            state: z.enum(methodStates),
            createdAt: moment,
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
    waiting: z.int(),
  }),
  refusals: [],
});

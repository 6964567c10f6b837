import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { appealReason, evidenceKind, orderSide } from './appeal.shape.ts';

export const appealReasonList = defineCall({
  area: 'p2p-appeals',
  name: 'appeal-reason-list',
  path: '/v1/p2p/pub/system/queryAppealTypes',
  summary: 'Reasons for which either side can appeal, with what helps to decide each',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({}),
  output: z.object({
    reasons: z.array(
      z.object({
        reason: appealReason,
        sides: z.array(orderSide),
        /** Possible as soon as the order is paid; others from `appealTimestamp` of the order on. */
        isUrgent: z.boolean(),
        evidence: z.array(evidenceKind),
      }),
    ),
  }),
  refusals: [],
});

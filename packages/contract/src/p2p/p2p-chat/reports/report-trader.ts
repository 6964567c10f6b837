import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { reportedSeq, reportReason, reportText } from './report.shape.ts';

export const reportTrader = defineCall({
  area: 'p2p-chat',
  name: 'report-trader',
  path: '/v1/x/p2p-chat/report-trader',
  summary: 'Reports the other person of an own order, or one of their messages in its chat, to staff; once each',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z
    .strictObject({
      orderNo,
      /** Of the message; left out when it is about the person. */
      seq: z.optional(reportedSeq),
      reason: reportReason,
      text: z.optional(reportText),
    })
    .check(z.refine(({ reason, text }) => reason !== 'other' || text !== undefined, { path: ['text'] })),
  output: z.object({ at: moment }),
  refusals: ['p2p-orders.unknown-order', 'p2p-chat.unknown-message', 'p2p-chat.already-reported'],
});

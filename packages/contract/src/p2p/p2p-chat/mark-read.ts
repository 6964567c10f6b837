import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { messageSeq } from './message.shape.ts';

export const markRead = defineCall({
  area: 'p2p-chat',
  name: 'mark-read',
  path: '/v1/p2p/chat/readMsg',
  summary: 'Says up to which message the chat of an own order was read; the other person sees it',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  rate: { points: 240, perSeconds: 60 },
  input: z.strictObject({ orderNo, seq: messageSeq }),
  output: z.object({ readSeq: messageSeq, unread: z.int() }),
  refusals: ['p2p-orders.unknown-order'],
});

import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { message, messageSeq } from './message.shape.ts';

export const messageList = defineCall({
  area: 'p2p-chat',
  name: 'message-list',
  path: '/v1/p2p/chat/list',
  summary: 'The chat of an own order in sequence: the newest messages, those before a number, or those after one',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({
    orderNo,
    before: z.optional(messageSeq),
    /** Where both are given, this one counts. */
    after: z.optional(messageSeq),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
  }),
  output: z.object({
    /** Ascending. */
    messages: z.array(message),
    /** Of the newest message of the room. */
    lastSeq: messageSeq,
    readSeq: messageSeq,
    /** Up to where the other person has read. */
    otherReadSeq: messageSeq,
    unread: z.int(),
    /** Of the reader. */
    side: z.enum(['buyer', 'seller']),
    isWritable: z.boolean(),
  }),
  refusals: ['p2p-orders.unknown-order'],
});

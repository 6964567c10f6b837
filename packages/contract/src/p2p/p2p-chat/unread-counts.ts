import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';

export const unreadCounts = defineCall({
  area: 'p2p-chat',
  name: 'unread-counts',
  path: '/v1/x/p2p-chat/unread-counts',
  summary: 'How many messages are unread in the chats of own orders; orders without any are left out',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({}),
  output: z.object({ unread: z.int(), orders: z.array(z.object({ orderNo, unread: z.int() })) }),
  refusals: [],
});

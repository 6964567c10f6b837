import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { quickReply } from './reply.shape.ts';

export const quickReplyList = defineCall({
  area: 'p2p-chat',
  name: 'quick-reply-list',
  path: '/v1/x/p2p-chat/quick-reply-list',
  summary: 'The texts that the account keeps for its chats, oldest first, and how many it may keep',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  input: z.strictObject({}),
  output: z.object({ replies: z.array(quickReply), most: z.int() }),
  refusals: [],
});

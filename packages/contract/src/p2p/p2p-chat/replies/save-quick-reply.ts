import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { messageText } from '../message.shape.ts';
import { replyNo } from './reply.shape.ts';

export const saveQuickReply = defineCall({
  area: 'p2p-chat',
  name: 'save-quick-reply',
  path: '/v1/x/p2p-chat/save-quick-reply',
  summary: 'Keeps a text for the chats of the account, or changes one that is kept',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({ replyNo: z.optional(replyNo), text: messageText }),
  output: z.object({ replyNo }),
  refusals: ['p2p-chat.unknown-reply', 'p2p-chat.too-many-replies'],
});

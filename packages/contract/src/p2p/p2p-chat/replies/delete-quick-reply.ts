import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { replyNo } from './reply.shape.ts';

export const deleteQuickReply = defineCall({
  area: 'p2p-chat',
  name: 'delete-quick-reply',
  path: '/v1/x/p2p-chat/delete-quick-reply',
  summary: 'Forgets a text that the account keeps for its chats',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({ replyNo }),
  output: empty,
  refusals: ['p2p-chat.unknown-reply'],
});

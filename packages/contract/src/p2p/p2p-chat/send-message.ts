import { defineCall } from '@peerbourse/contract/call';
import { fileId } from '@peerbourse/contract/core/files/file.shape';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { clientId, message, messageText } from './message.shape.ts';

export const sendMessage = defineCall({
  area: 'p2p-chat',
  name: 'send-message',
  path: '/v1/p2p/chat/send',
  summary: 'Writes a text, a picture or a video into the chat of an own order',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  rate: { points: 120, perSeconds: 60 },
  input: z.strictObject({
    orderNo,
    clientId,
    kind: z.enum(['text', 'picture', 'video']),
    text: z.optional(messageText),
    /** Sent ahead, for this purpose. */
    fileId: z.optional(fileId),
    /** Of a picture that the buyer sends: it shows the payment. */
    isProof: z._default(z.boolean(), false),
  }),
  output: message,
  refusals: ['p2p-orders.unknown-order', 'p2p-chat.closed', 'p2p-chat.bad-file'],
});

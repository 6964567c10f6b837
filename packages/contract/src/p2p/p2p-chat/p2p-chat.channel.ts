import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { orderNo } from '#ids.ts';
import { messageSeq } from './message.shape.ts';

/** Somebody writes in the chat of an open order; the other person hears of it. */
const typing = z.strictObject({ orderNo });
export type Typing = z.output<typeof typing>;

/**
 * Where the chats of own orders stand. No frame carries what was written: words lie encrypted in the database, and facts pass the
 * outbox and the bus in the clear. Whoever hears of a number that they do not have asks for the list.
 */
export const p2pChatChannel = defineChannel({
  area: 'p2p-chat',
  name: 'p2p-chat',
  summary: 'New numbers and read marks in the chats of own orders, as they come; the key is the own userId',
  auth: 'user',
  keyed: true,
  snapshot: z.object({ unread: z.int() }),
  update: z.object({
    orderNo,
    /** Of the newest message. */
    seq: messageSeq,
    readSeq: messageSeq,
    otherReadSeq: messageSeq,
    /** In this chat. */
    unread: z.int(),
  }),
  signal: typing,
});

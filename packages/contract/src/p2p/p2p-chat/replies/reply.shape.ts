import * as z from 'zod/mini';
import { messageText } from '../message.shape.ts';

export const maxReplies = 20;

export const replyNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));

export const quickReply = z.object({ replyNo, text: messageText });
export type QuickReply = z.output<typeof quickReply>;

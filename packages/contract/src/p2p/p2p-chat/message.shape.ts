import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { orderCommands } from '@peerbourse/rules/p2p-orders/transitions';
import * as z from 'zod/mini';
import { fileId } from '#core/files/file.shape.ts';

/** What the sender calls a message: sent again under the same name it is the same message. */
export const clientId = z.uuid();

export const longestText = 1_000;

/** The number of a message within its room; both people, and what happens to the order, share one sequence without gaps. */
export const messageSeq = z.int().check(z.gte(0), z.lte(2_000_000_000));

export const messageText = z.string().check(z.minLength(1), z.maxLength(longestText), z.regex(/\S/));

const messageFile = z.object({
  fileId,
  /** Good for whoever asked, for a minute. */
  url: z.string(),
  size: z.int(),
  /** Of a picture, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** What happened to the order, in the words of the table of transitions; screens say it in the reader's language. */
const orderEvent = z.object({
  code: z.enum(['place-order', ...orderCommands, ...caseEvents]),
  actor: z.enum(['buyer', 'seller', 'system', 'staff']),
  /** Of the order afterwards; null where it was not noted. */
  status: z.nullable(z.int()),
});

export const message = z.object({
  seq: messageSeq,
  /** Set by the server only: no text can look as if the system had said it. */
  sender: z.enum(['me', 'other', 'system']),
  kind: z.enum(['text', 'picture', 'video', 'auto-reply', 'event']),
  /** Of own messages, by which a screen knows what it sent. */
  clientId: z.nullable(clientId),
  text: z.string(),
  file: z.nullable(messageFile),
  event: z.nullable(orderEvent),
  /** Phone numbers, addresses or messengers: the reader is told to be careful. */
  hasContact: z.boolean(),
  /** The buyer calls this picture a proof of payment. */
  isProof: z.boolean(),
  /** It was a proof in another order, too; told to the seller only. */
  isUsedBefore: z.boolean(),
  createTimestamp: z.int(),
});
export type ChatMessage = z.output<typeof message>;

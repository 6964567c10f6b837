import { maxSubject, maxTicketText, minSubject, ticketTopics } from '@peerbourse/rules/support/ticket-limits';
import * as z from 'zod/mini';
import { orderNo, userId } from '#ids.ts';
import { moment } from '#wire.ts';

export const ticketNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const ticketTopic = z.enum(ticketTopics);
/** One line. */
export const ticketSubject = z.string().check(z.trim(), z.minLength(minSubject), z.maxLength(maxSubject), z.regex(/^\P{Cc}*$/u));
export const ticketText = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTicketText));

/** Waiting for staff, answered and waiting for the member, or over. */
export const ticketState = z.enum(['waiting', 'answered', 'closed']);

/** The number of a message within its ticket. */
export const ticketSeq = z.int().check(z.gte(1), z.lte(1_000_000));

/** A ticket as its member sees it in the list. */
export const ownTicket = z.object({
  ticketNo,
  topic: ticketTopic,
  subject: z.string(),
  orderNo: z.nullable(orderNo),
  state: ticketState,
  openedAt: moment,
  /** When somebody wrote last. */
  changedAt: moment,
  isUnread: z.boolean(),
});

/** Members read answers of support, not names of people who work there. */
export const ownTicketMessage = z.object({ seq: ticketSeq, isOwn: z.boolean(), text: z.string(), at: moment });

/** What the queue of staff shows: who waits since when, about what, and nothing that was written. */
export const queuedTicket = z.object({
  ticketNo,
  topic: ticketTopic,
  userId,
  orderNo: z.nullable(orderNo),
  state: ticketState,
  openedAt: moment,
  /** When the member wrote first after the last answer. */
  waitingSince: moment,
});

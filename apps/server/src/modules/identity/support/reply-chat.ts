import type { replyChat as call } from '@peerbourse/contract/identity/support/reply-chat';
import { maxSubject } from '@peerbourse/rules/support/ticket-limits';
import type { Handler } from '#platform/http/serve.ts';
import { startTicket } from './start-ticket.ts';
import { accountOfToken } from './support-token.ts';
import { lockTickets, moveReadMark, newestOpenTicket } from './ticket.table.ts';
import { ownMessageView } from './ticket.view.ts';
import { writeOwnMessage } from './write-own-message.ts';

/** Goes on with the newest ticket that is not closed. Whoever has none opens one with the first thing they say. */
export const replyChat: Handler<typeof call> = async (ctx, { token, text }) => {
  const { tx, config } = ctx;
  const accountId = await accountOfToken(tx, config.keys, token);
  // Two first messages at the same time belong to one ticket.
  await lockTickets(tx, accountId);
  const open = await newestOpenTicket(tx, accountId);
  const ticketNo = open?.ticketNo ?? (await startTicket(ctx, accountId, { topic: 'other', subject: firstLineOf(text), orderNo: null }));
  const message = await writeOwnMessage(ctx, accountId, ticketNo, text);
  // Whoever answers has read what stands above.
  await moveReadMark(tx, accountId, ticketNo, message.seq);
  return { ticketNo, message: ownMessageView(config.keys, ticketNo, message) };
};

function firstLineOf(text: string): string {
  const [line = ''] = text.split(/\p{Cc}/u);
  return Array.from(line).slice(0, maxSubject).join('').trim();
}

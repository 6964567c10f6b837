import type { AccountId } from '@peerbourse/contract/ids';
import { maxTicketMessages } from '@peerbourse/rules/support/ticket-limits';
import type { CallContext } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { countOwnMessages, insertOwnMessage, type MessageRow } from './message.table.ts';
import { takeNextSeq } from './ticket.table.ts';
import { closeMessage } from './ticket-text.ts';

/** The number comes first, because the text is tied to it. Taking it locks the ticket, so numbers have no gaps. */
export async function writeOwnMessage(
  { tx, config }: Pick<CallContext, 'tx' | 'config'>,
  accountId: AccountId,
  ticketNo: string,
  text: string,
): Promise<MessageRow> {
  const seq = await takeNextSeq(tx, accountId, ticketNo);
  if (seq === undefined) throw refuse('support.closed');
  const message = await insertOwnMessage(tx, ticketNo, { seq, closedText: closeMessage(config.keys, text, ticketNo, seq) });
  // Counted under the lock that the number took: of many at once none slips past.
  if ((await countOwnMessages(tx, ticketNo)) > maxTicketMessages) throw refuse('support.too-long');
  return message;
}

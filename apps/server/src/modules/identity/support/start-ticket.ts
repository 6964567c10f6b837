import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { TicketTopic } from '@peerbourse/rules/support/ticket-limits';
import type { CallContext } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertTicket } from './ticket.table.ts';
import { closeSubject } from './ticket-text.ts';

interface Request {
  topic: TicketTopic;
  subject: string;
  orderNo: OrderNo | null;
}

/** A ticket that nothing was written in yet. */
export async function startTicket(
  { tx, config }: Pick<CallContext, 'tx' | 'config'>,
  accountId: AccountId,
  { topic, subject, orderNo }: Request,
): Promise<string> {
  const ticketNo = publicNumber();
  await insertTicket(tx, accountId, { ticketNo, topic, orderNo, closedSubject: closeSubject(config.keys, subject, ticketNo) });
  return ticketNo;
}

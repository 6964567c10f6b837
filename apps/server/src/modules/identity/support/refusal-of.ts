import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { deskTicketOf } from './desk.table.ts';

/** Why nothing could be done to a ticket that is there: it is over, or somebody wrote in it meanwhile. */
export async function refusalOf(tx: Tx, ticketNo: string): Promise<Error> {
  const isClosed = (await deskTicketOf(tx, ticketNo))?.state === 'closed';
  return refuse(isClosed ? 'support.closed' : 'support.written-meanwhile');
}

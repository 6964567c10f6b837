import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { TicketTopic } from '@peerbourse/rules/support/ticket-limits';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { TicketState } from './ticket.table.ts';

export interface DeskTicket {
  ticketNo: string;
  accountId: AccountId;
  userId: UserId;
  topic: TicketTopic;
  orderNo: OrderNo | null;
  closedSubject: string;
  state: TicketState;
  openedAt: Date;
  waitingSince: Date;
}

const tickets = sql`
  SELECT ticket.ticket_no AS "ticketNo", ticket.account_id::text AS "accountId", account.user_id AS "userId", ticket.topic,
    ticket.order_no AS "orderNo", ticket.closed_subject AS "closedSubject", ticket.state, ticket.opened_at AS "openedAt",
    ticket.waiting_since AS "waitingSince"
  FROM support_tickets ticket JOIN accounts_directory account ON account.id = ticket.account_id`;

/** Who has waited longest comes first. */
export async function waitingTickets(db: Db, after: string | undefined, limit: number): Promise<DeskTicket[]> {
  const isAfter =
    after === undefined
      ? sql``
      : sql`AND (ticket.waiting_since, ticket.id) > (SELECT waiting_since, id FROM support_tickets WHERE ticket_no = ${after})`;
  const { rows } = await sql<DeskTicket>`
    ${tickets} WHERE ticket.state = 'waiting' ${isAfter} ORDER BY ticket.waiting_since, ticket.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function newestTickets(db: Db, state: TicketState, after: string | undefined, limit: number): Promise<DeskTicket[]> {
  const isAfter = after === undefined ? sql`` : sql`AND ticket.id < (SELECT id FROM support_tickets WHERE ticket_no = ${after})`;
  const { rows } = await sql<DeskTicket>`
    ${tickets} WHERE ticket.state = ${state} ${isAfter} ORDER BY ticket.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function deskTicketOf(db: Db, ticketNo: string): Promise<DeskTicket | undefined> {
  const { rows } = await sql<DeskTicket>`${tickets} WHERE ticket.ticket_no = ${ticketNo}`.execute(db);
  return rows[0];
}

/** The last message that somebody has seen of a ticket. */
export interface Seen {
  ticketNo: string;
  seq: number;
}

/** Takes the next number for an answer; undefined if the ticket is closed, or somebody wrote meanwhile. */
export async function takeAnswerSeq(tx: Tx, { ticketNo, seq }: Seen): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    UPDATE support_tickets SET state = 'answered', last_seq = last_seq + 1, answered_seq = last_seq + 1, changed_at = app_now()
    WHERE ticket_no = ${ticketNo} AND state <> 'closed' AND last_seq = ${seq} RETURNING last_seq AS seq`.execute(tx);
  return rows[0]?.seq;
}

export async function endTicket(tx: Tx, { ticketNo, seq }: Seen): Promise<boolean> {
  const { rows } = await sql`
    UPDATE support_tickets SET state = 'closed', changed_at = app_now()
    WHERE ticket_no = ${ticketNo} AND state <> 'closed' AND last_seq = ${seq} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

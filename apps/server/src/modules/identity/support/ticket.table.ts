import type { AccountId, MainId, OrderNo } from '@peerbourse/contract/ids';
import type { TicketTopic } from '@peerbourse/rules/support/ticket-limits';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type TicketState = 'waiting' | 'answered' | 'closed';

export interface TicketRow {
  ticketNo: string;
  topic: TicketTopic;
  orderNo: OrderNo | null;
  closedSubject: string;
  state: TicketState;
  openedAt: Date;
  changedAt: Date;
  isUnread: boolean;
}

const columns = sql`
  ticket_no AS "ticketNo", topic, order_no AS "orderNo", closed_subject AS "closedSubject", state, opened_at AS "openedAt",
  changed_at AS "changedAt", answered_seq > read_seq AS "isUnread"`;

/** Two that are opened at the same time are counted one after the other. */
export async function lockTickets(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('support.tickets'), hashtext(${accountId}))`.execute(tx);
}

export async function countOpenTickets(tx: Tx, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM support_tickets WHERE account_id = ${accountId} AND state <> 'closed'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface NewTicket {
  ticketNo: string;
  topic: TicketTopic;
  orderNo: OrderNo | null;
  closedSubject: string;
}

export async function insertTicket(tx: Tx, accountId: AccountId, { ticketNo, topic, orderNo, closedSubject }: NewTicket): Promise<void> {
  await sql`
    INSERT INTO support_tickets (ticket_no, account_id, topic, order_no, closed_subject)
    VALUES (${ticketNo}, ${accountId}, ${topic}, ${orderNo}, ${closedSubject})`.execute(tx);
}

/** Newest first. A number of somebody else's ticket leads nowhere, as does one that does not exist. */
export async function ticketsBefore(db: Db, accountId: AccountId, before: string | undefined, limit: number): Promise<TicketRow[]> {
  const isBefore =
    before === undefined ? sql`` : sql`AND id < (SELECT id FROM support_tickets WHERE ticket_no = ${before} AND account_id = ${accountId})`;
  const { rows } = await sql<TicketRow>`
    SELECT ${columns} FROM support_tickets WHERE account_id = ${accountId} ${isBefore} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function ownTicketOf(db: Db, accountId: AccountId, ticketNo: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    SELECT ${columns} FROM support_tickets WHERE account_id = ${accountId} AND ticket_no = ${ticketNo}`.execute(db);
  return rows[0];
}

/** Where the conversation goes on. */
export async function newestOpenTicket(db: Db, accountId: AccountId): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    SELECT ${columns} FROM support_tickets WHERE account_id = ${accountId} AND state <> 'closed' ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}

/** Takes the next number of a ticket that is not closed, which waits for staff from now on, or still. */
export async function takeNextSeq(tx: Tx, accountId: AccountId, ticketNo: string): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    UPDATE support_tickets SET last_seq = last_seq + 1, changed_at = app_now(), state = 'waiting',
      waiting_since = CASE state WHEN 'waiting' THEN waiting_since ELSE app_now() END
    WHERE account_id = ${accountId} AND ticket_no = ${ticketNo} AND state <> 'closed' RETURNING last_seq AS seq`.execute(tx);
  return rows[0]?.seq;
}

/** What was read stays read, and nothing is read before it was written. Answers whether there is such a ticket. */
export async function moveReadMark(tx: Tx, accountId: AccountId, ticketNo: string, seq: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE support_tickets SET read_seq = greatest(read_seq, least(${seq}::int, last_seq))
    WHERE account_id = ${accountId} AND ticket_no = ${ticketNo} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function eraseTickets(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  const theirs = sql`
    account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`;
  await sql`DELETE FROM support_messages WHERE ticket_no IN (SELECT ticket_no FROM support_tickets WHERE ${theirs})`.execute(tx);
  await sql`DELETE FROM support_tickets WHERE ${theirs}`.execute(tx);
}

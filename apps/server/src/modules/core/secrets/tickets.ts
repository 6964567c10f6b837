import { createHash, randomBytes } from 'node:crypto';
import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { insertTicket, selectTicket, spendTicketRow } from './ticket.table.ts';

export type TicketKind = 'log-in' | 'reset-password' | 'passkey' | 'passkey-log-in' | 'lock-account' | 'stop-recovery' | 'telegram';

/** A short-lived permission to go on with something; whoever holds it may, once. */
export interface Ticket<Holds = Record<string, unknown>> {
  accountId: MainId | null;
  holds: Holds;
}

interface NewTicket {
  kind: TicketKind;
  accountId: MainId | null;
  holds?: object;
  lifeMs: number;
}

export async function issueTicket(tx: Tx, { kind, accountId, holds = {}, lifeMs }: NewTicket): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await insertTicket(tx, { hash: hashOf(ticket), kind, accountId, holds, lifeMs });
  return ticket;
}

/** Looks at a ticket without spending it. */
export async function readTicket<Holds>(db: Db, kind: TicketKind, ticket: string): Promise<Ticket<Holds>> {
  const row = await selectTicket(db, kind, hashOf(ticket));
  if (!row) throw refuse('security.ticket-over');
  return row as Ticket<Holds>;
}

export async function spendTicket<Holds>(tx: Tx, kind: TicketKind, ticket: string): Promise<Ticket<Holds>> {
  const row = await spendTicketRow(tx, kind, hashOf(ticket));
  if (!row) throw refuse('security.ticket-over');
  return row as Ticket<Holds>;
}

export function ticketMark(ticket: string): string {
  return hashOf(ticket).toString('hex').slice(0, 32);
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

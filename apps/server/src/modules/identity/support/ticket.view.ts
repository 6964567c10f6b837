import type { Keys } from '#platform/keys.ts';
import type { DeskTicket } from './desk.table.ts';
import type { MessageRow } from './message.table.ts';
import type { TicketRow } from './ticket.table.ts';
import { openMessage, openSubject } from './ticket-text.ts';

export function ownTicketView(keys: Keys, row: TicketRow) {
  return {
    ticketNo: row.ticketNo,
    topic: row.topic,
    subject: openSubject(keys, row.closedSubject, row.ticketNo),
    orderNo: row.orderNo,
    state: row.state,
    openedAt: row.openedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isUnread: row.isUnread,
  };
}

export function ownMessageView(keys: Keys, ticketNo: string, { seq, staffName, closedText, writtenAt }: MessageRow) {
  return { seq, isOwn: staffName === null, text: openMessage(keys, closedText, ticketNo, seq), at: writtenAt.toISOString() };
}

export function queuedTicketView(row: DeskTicket) {
  return {
    ticketNo: row.ticketNo,
    topic: row.topic,
    userId: row.userId,
    orderNo: row.orderNo,
    state: row.state,
    openedAt: row.openedAt.toISOString(),
    waitingSince: row.waitingSince.toISOString(),
  };
}

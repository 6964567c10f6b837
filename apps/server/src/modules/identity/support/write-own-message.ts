import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { insertOwnMessage, type MessageRow } from './message.table.ts';
import { takeNextSeq } from './ticket.table.ts';
import { closeMessage } from './ticket-text.ts';

/** The number comes first, because the text is tied to it. Taking it locks the ticket, so numbers have no gaps. */
export async function writeOwnMessage({ tx, actor, config }: CallContext<UserActor>, ticketNo: string, text: string): Promise<MessageRow> {
  const seq = await takeNextSeq(tx, actor.accountId, ticketNo);
  if (seq === undefined) throw refuse('support.closed');
  return await insertOwnMessage(tx, ticketNo, { seq, closedText: closeMessage(config.keys, text, ticketNo, seq) });
}

import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import type { Outbox, Pending } from './outbox.ts';

export type Line =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: ChatMessage; time: string }
  | { kind: 'pending'; key: string; pending: Pending };

/** What the log shows, from top to bottom: messages with a line where a day begins, then what is not confirmed yet. */
export function timelineOf(messages: readonly ChatMessage[], outbox: Outbox): Line[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const lines: Line[] = [];
  let before = '';
  for (const message of messages) {
    const moment = new Date(message.createTimestamp).toISOString();
    const day = moment.slice(0, 10);
    if (day !== before) lines.push({ kind: 'day', key: day, day });
    before = day;
    lines.push({ kind: 'message', key: keyOf(message), message, time: moment.slice(11, 16) });
  }
  // A message that is both under way and in the list has just arrived.
  for (const pending of outbox) {
    if (!arrived.has(pending.clientId)) lines.push({ kind: 'pending', key: pending.clientId, pending });
  }
  return lines;
}

/** The same for a message before and after it arrives, so that its bubble stays. */
function keyOf({ clientId, seq }: ChatMessage): string {
  return clientId ?? String(seq);
}

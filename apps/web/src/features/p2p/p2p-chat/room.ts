import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';

/** What this page knows of a chat. */
export interface Room {
  /** Ascending; where numbers are missing between two, they are asked for. */
  messages: readonly ChatMessage[];
  /** Of the newest message that anybody has told of. */
  lastSeq: number;
  readSeq: number;
  otherReadSeq: number;
}

export const emptyRoom: Room = { messages: [], lastSeq: 0, readSeq: 0, otherReadSeq: 0 };

/** Where the room stands, as a list or the socket says it. They may come in any order; nothing goes back. */
export interface Standing {
  lastSeq?: number;
  readSeq?: number;
  otherReadSeq?: number;
}

/** A message never changes: what is known stays as it is, with the address of its file that the page has already used. */
export function roomAfter(room: Room, { messages = [], ...standing }: Standing & { messages?: readonly ChatMessage[] }): Room {
  const known = new Set(room.messages.map(({ seq }) => seq));
  const fresh = messages.filter(({ seq }) => !known.has(seq));
  return {
    messages: fresh.length === 0 ? room.messages : [...room.messages, ...fresh].sort((one, other) => one.seq - other.seq),
    lastSeq: Math.max(room.lastSeq, standing.lastSeq ?? 0, fresh.at(-1)?.seq ?? 0),
    readSeq: Math.max(room.readSeq, standing.readSeq ?? 0),
    otherReadSeq: Math.max(room.otherReadSeq, standing.otherReadSeq ?? 0),
  };
}

/** The number after which something is missing, up to the newest; nothing when the page has everything since its first message. */
export function missingAfter({ messages, lastSeq }: Room): number | undefined {
  const [first] = messages;
  if (!first) return undefined;
  const gap = messages.find(({ seq }, at) => (messages[at + 1]?.seq ?? lastSeq + 1) > seq + 1);
  return gap?.seq;
}

/** Whether there is something before the first message that the page has. */
export function hasOlder({ messages }: Room): boolean {
  return (messages[0]?.seq ?? 1) > 1;
}

/** Up to where somebody who looks at the chat has read, if that is news. */
export function newlyRead({ messages, readSeq }: Room): number | undefined {
  const seq = messages.findLast(({ sender }) => sender === 'other')?.seq ?? 0;
  return seq > readSeq ? (messages.at(-1)?.seq ?? seq) : undefined;
}

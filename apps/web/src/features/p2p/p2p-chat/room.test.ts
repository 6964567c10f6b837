import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { describe, expect, it } from 'vitest';
import { emptyRoom, hasOlder, missingAfter, newlyRead, roomAfter } from './room.ts';

const messageOf = (seq: number, sender: ChatMessage['sender'] = 'other'): ChatMessage => ({
  seq,
  sender,
  kind: 'text',
  clientId: null,
  text: String(seq),
  file: null,
  event: null,
  hasContact: false,
  isProof: false,
  isUsedBefore: false,
  createTimestamp: seq,
});

const list = (...seqs: number[]) => seqs.map((seq) => messageOf(seq));

describe('what a page knows of a chat', () => {
  it('R7.13 is in order and without doubles, however it comes', () => {
    let room = roomAfter(emptyRoom, { messages: list(5, 6), lastSeq: 6 });
    room = roomAfter(room, { messages: list(3, 4, 5) });
    room = roomAfter(room, { messages: list(7, 6) });
    expect(room.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7]);
    expect(room.lastSeq).toBe(7);
    expect(hasOlder(room)).toBe(true);
  });

  it('R7.13 asks for what is missing in between and at the end, from the first gap on', () => {
    const room = roomAfter(emptyRoom, { messages: list(2, 3, 6), lastSeq: 8 });
    expect(missingAfter(room)).toBe(3);
    const filled = roomAfter(room, { messages: list(4, 5) });
    expect(missingAfter(filled)).toBe(6);
    expect(missingAfter(roomAfter(filled, { messages: list(7, 8) }))).toBeUndefined();
    expect(missingAfter(emptyRoom)).toBeUndefined();
  });

  it('R7.13 keeps read marks that an older answer would take back', () => {
    const room = roomAfter(roomAfter(emptyRoom, { readSeq: 4, otherReadSeq: 3 }), { readSeq: 2, otherReadSeq: 1 });
    expect(room).toMatchObject({ readSeq: 4, otherReadSeq: 3 });
  });

  it('R7.13 says what was newly read only when the other has written', () => {
    const own = roomAfter(emptyRoom, { messages: [messageOf(1, 'system'), messageOf(2, 'me')] });
    expect(newlyRead(own)).toBeUndefined();
    const both = roomAfter(own, { messages: [messageOf(3), messageOf(4, 'me')] });
    expect(newlyRead(both)).toBe(4);
    expect(newlyRead(roomAfter(both, { readSeq: 4 }))).toBeUndefined();
  });

  it('R7.13 keeps the address of a picture that is on the screen', () => {
    const picture = (url: string): ChatMessage => ({
      ...messageOf(1),
      kind: 'picture',
      file: { fileId: 'f', url, size: 1, width: 1, height: 1 },
    });
    const room = roomAfter(roomAfter(emptyRoom, { messages: [picture('/files/one')] }), { messages: [picture('/files/two')] });
    expect(room.messages[0]?.file?.url).toBe('/files/one');
  });
});

import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { expect, it } from 'vitest';
import type { Pending } from './outbox.ts';
import { timelineOf } from './timeline.ts';

const messageOf = (seq: number, at: string, clientId: string | null = null): ChatMessage => ({
  seq,
  sender: clientId ? 'me' : 'other',
  kind: 'text',
  clientId,
  text: '',
  file: null,
  event: null,
  hasContact: false,
  isProof: false,
  isUsedBefore: false,
  createTimestamp: Date.parse(at),
});

it('R7.13 a day begins with a line, and what has arrived is not shown twice', () => {
  const messages = [messageOf(1, '2026-11-16T23:59:00Z'), messageOf(2, '2026-11-17T00:01:00Z', 'a')];
  const outbox = [{ clientId: 'a' }, { clientId: 'b' }] as Pending[];
  expect(timelineOf(messages, outbox).map(({ kind, key }) => [kind, key])).toEqual([
    ['day', '2026-11-16'],
    ['message', '1'],
    ['day', '2026-11-17'],
    ['message', 'a'],
    ['pending', 'b'],
  ]);
});

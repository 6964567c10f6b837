import { markRead } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const orderNo = '104857600123456789';
const ch = 'p2p-chat.1234567890';

/** The browser's end of a socket that is open at once. */
class StubSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: StubSocket[] = [];
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];

  constructor() {
    super();
    StubSocket.all.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.readyState = 3;
  }
}

async function openChat() {
  StubSocket.all.length = 0;
  vi.stubGlobal('WebSocket', StubSocket);
  await openPage({
    texts: ['p2p-chat'],
    part: async () => {
      const { OrderChat } = await import('./order-chat.tsx');
      return () => <OrderChat orderNo={orderNo} userId="1234567890" isWritable counterpartyName="Ben" />;
    },
    answer: ({ path }) => {
      if (path === markRead.path) return done(path, { readSeq: 1, unread: 0 });
      if (path !== messageList.path) return undefined;
      return done(path, { messages: [], lastSeq: 0, readSeq: 0, otherReadSeq: 0, unread: 0, side: 'buyer', isWritable: true });
    },
  });
  const field = await screen.findByLabelText('Message');
  const socket = await waitFor(() => {
    const last = StubSocket.all.at(-1);
    if (!last?.sent.some((frame) => frame.includes('"sub"'))) throw new Error('nobody listens yet');
    return last;
  });
  const hear = (frame: object) => act(() => void socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })));
  const signals = () => socket.sent.filter((frame) => frame.includes('"signal"'));
  return { field, hear, signals };
}

it('R7.13 typing is told once in three seconds, and not for an empty field', async () => {
  const { field, signals } = await openChat();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  fireEvent.change(field, { target: { value: ' ' } });
  for (const value of ['H', 'He', 'Hel']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(signals()).toEqual([JSON.stringify({ op: 'signal', ch, data: { orderNo } })]));
  now.mockReturnValue(13_000);
  fireEvent.change(field, { target: { value: 'Hello' } });
  await waitFor(() => expect(signals()).toHaveLength(2));
  now.mockRestore();
});

it('R7.13 the other person is seen typing for five seconds, in this order alone, and nobody hears it read out', async () => {
  const { hear } = await openChat();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hear({ op: 'signal', ch, data: { orderNo: '104857600123456780' } });
  expect(screen.queryByText('Ben is typing')).toBeNull();
  hear({ op: 'signal', ch, data: { orderNo } });
  expect(screen.getByText('Ben is typing').getAttribute('aria-hidden')).toBe('true');
  await act(() => vi.advanceTimersByTime(4_900));
  expect(screen.queryByText('Ben is typing')).not.toBeNull();
  await act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Ben is typing')).toBeNull();
  vi.useRealTimers();
});

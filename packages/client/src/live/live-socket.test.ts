import type { ClientFrame, ServerFrame } from '@peerbourse/contract/core/live/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { LiveSocket, type Socket } from './live-socket.ts';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  readonly sent: ClientFrame[] = [];
  isClosed = false;
  private readonly heard = new Map<string, (event: { data?: unknown }) => void>();
  send = (text: string): void => void this.sent.push(JSON.parse(text) as ClientFrame);
  close = (): void => {
    this.isClosed = true;
  };
  addEventListener: Socket['addEventListener'] = (type, heard) => void this.heard.set(type, heard);
  happen(type: string): void {
    this.heard.get(type)?.({});
  }
  tell(frame: ServerFrame): void {
    this.heard.get('message')?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[];
let waiting: Array<{ ms: number; act: () => void }>;
const last = () => sockets.at(-1) as FakeSocket;

function open(ticketOf?: () => Promise<string>): LiveSocket {
  return new LiveSocket({
    url: 'wss://exchange.test/live',
    ...(ticketOf ? { ticketOf } : {}),
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    after: (ms, act) => {
      const entry = { ms, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
  });
}

async function opened(ticketOf?: () => Promise<string>): Promise<LiveSocket> {
  const live = open(ticketOf);
  await open1();
  return live;
}

async function open1(): Promise<void> {
  last().happen('open');
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  await Promise.resolve();
}

beforeEach(() => {
  sockets = [];
  waiting = [];
});

const snap = (seq: number): ServerFrame => ({ op: 'snap', ch: 'rates', epoch: 'e1', seq, data: { prices: [] } });
const upd = (seq: number): ServerFrame => ({ op: 'upd', ch: 'rates', seq, data: { prices: [] } });

it('says who listens before it subscribes', async () => {
  const live = await opened(async () => 'ticket-1');
  live.listenTo('p2p-orders', '1029384756', {});
  await vi.waitFor(() =>
    expect(last().sent).toEqual([
      { op: 'auth', ticket: 'ticket-1' },
      { op: 'sub', ch: 'p2p-orders.1029384756' },
    ]),
  );
});

it('tells snapshots and updates in order, each once, and asks anew for what it has missed', async () => {
  const live = await opened();
  const told: Array<[string, number]> = [];
  live.listen('rates', { onSnapshot: (_, seq) => told.push(['snap', seq]), onUpdate: (_, seq) => told.push(['upd', seq]) });
  for (const frame of [upd(1), snap(4), upd(4), upd(5), upd(7)]) last().tell(frame);
  expect(told).toEqual([
    ['snap', 4],
    ['upd', 5],
  ]);
  const again = [
    { op: 'unsub', ch: 'rates' },
    { op: 'sub', ch: 'rates', from: { epoch: 'e1', seq: 5 } },
  ];
  expect(last().sent.slice(-2)).toEqual(again);
  for (const frame of [upd(6), upd(7)]) last().tell(frame);
  expect(told.at(-1)).toEqual(['upd', 7]);
  last().tell({ op: 'beat', seqs: { rates: 9 } });
  expect(last().sent.at(-1)).toEqual({ op: 'sub', ch: 'rates', from: { epoch: 'e1', seq: 7 } });
});

it('comes back after a break where it stopped, with growing pauses', async () => {
  const live = await opened();
  live.listen('rates', {});
  last().tell(snap(4));
  const pauses: number[] = [];
  for (let breaks = 0; breaks < 7; breaks++) {
    last().happen('close');
    pauses.push(waiting[0]?.ms ?? 0);
    waiting[0]?.act();
  }
  expect(pauses).toEqual([300, 600, 1_200, 2_400, 4_800, 9_600, 10_000]);
  await open1();
  expect(last().sent).toEqual([{ op: 'sub', ch: 'rates', from: { epoch: 'e1', seq: 4 } }]);
});

it('leaves a socket that is silent or says goodbye', async () => {
  const live = await opened();
  live.listen('rates', {});
  const [first] = sockets;
  expect(waiting.map(({ ms }) => ms)).toEqual([12_000]);
  waiting[0]?.act();
  expect(first?.isClosed).toBe(true);
  waiting[0]?.act();
  await open1();
  last().tell({ op: 'bye', reconnectInMs: 5 });
  expect(last().isClosed).toBe(true);
});

it('says when it may not listen, stops when it is told to, and ends for good', async () => {
  const live = await opened();
  const onRefused = vi.fn();
  const stop = live.listenTo('assets', '1', { onRefused });
  last().tell({ op: 'refused', ch: 'assets.1', code: 'not-yours' });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('not-yours');
  expect(() => live.listenTo('assets', '1', {})).toThrow('already');
  stop();
  expect(last().sent.at(-1)).toEqual({ op: 'unsub', ch: 'assets.1' });
  live.close();
  last().happen('close');
  expect([sockets.length, waiting.length]).toEqual([1, 0]);
});

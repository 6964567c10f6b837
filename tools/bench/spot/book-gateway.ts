import { once } from 'node:events';
import { WebSocket } from 'ws';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Stack } from '../../load/stack.ts';
import { type OpenArm, untilReceived } from '../bare-arm.ts';
import { RawListeners } from '../raw-listeners.ts';
import { type MovingBooks, openMovingBooks } from './moving-books.ts';

const keptFrames = 2_000;

export interface BookGateway {
  books: MovingBooks;
  pacer: Pacer;
  /** What whoever listens to all books says first, and last. */
  subscriptions: string[];
  farewells: string[];
  /** Moves each book on as soon as its last change was told, for so many seconds. */
  move(seconds: number): Promise<void>;
  /** Until everybody may have heard of everything. */
  untilTold(): Promise<void>;
}

/**
 * The gateway with books that never stand still. A market is looked at ten times in a second at most, however much happens on it: it takes
 * many markets to keep the gateway busy.
 */
export async function openBookGateway(stack: Stack, markets: number): Promise<BookGateway> {
  const books = await openMovingBooks(stack.query, markets);
  const channels = books.symbols.map((symbol) => `spot-book.${symbol}-20`);
  const subscriptions = channels.map((ch) => JSON.stringify({ op: 'sub', ch }));
  const pacer = new Pacer(books.symbols);
  await pacer.open(stack.ports.stream, subscriptions);
  return {
    books,
    pacer,
    subscriptions,
    farewells: channels.map((ch) => JSON.stringify({ op: 'unsub', ch })),
    move: async (seconds) => {
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        const seen = pacer.takeSeen();
        await (seen.length > 0 ? books.move(seen) : pause(2));
      }
    },
    untilTold: async () => {
      const until = performance.now() + 60_000;
      while (pacer.awaited > 0) {
        if (performance.now() > until) throw new Error(`${pacer.awaited} changes of books were not told`);
        await pause(5);
      }
    },
  };
}

/** So many sockets that listen to every book. */
export async function bookArm(stack: Stack, gateway: BookGateway, sockets: number): Promise<OpenArm> {
  const { pacer, books, subscriptions } = gateway;
  await gateway.untilTold();
  const listeners = new RawListeners();
  await listeners.open(stack.ports.stream, sockets, subscriptions);
  const until = performance.now() + 120_000;
  while (listeners.snapshots < sockets * books.symbols.length) {
    if (performance.now() > until) throw new Error(`${listeners.snapshots} snapshots of ${sockets * books.symbols.length} came`);
    await pause(50);
  }
  const [toldBefore, snapshots] = [pacer.told, listeners.snapshots];
  const untilAllArrived = async () => {
    await gateway.untilTold();
    await untilReceived(listeners, () => (pacer.told - toldBefore) * sockets);
    // Whoever falls behind gets a snapshot instead of updates, and there would be fewer of these than there should be.
    if (listeners.snapshots > snapshots) throw new Error(`${listeners.snapshots - snapshots} times a listener fell behind`);
  };
  return {
    arm: {
      prepare: untilAllArrived,
      run: async (seconds) => {
        const before = listeners.received;
        await gateway.move(seconds);
        return listeners.received - before;
      },
      cpuSeconds: () => stack.service('stream').cpuSeconds(),
    },
    close: async () => {
      await untilAllArrived();
      listeners.close();
    },
  };
}

/** A whole client beside those that only count: by what it hears the books move on. */
class Pacer {
  /** Updates. */
  told = 0;
  /** As they came, for the bare loop to send the same. */
  readonly frames: string[] = [];
  private readonly symbols: readonly string[];
  private seen = new Set<string>();
  private socket: WebSocket | undefined;

  constructor(symbols: readonly string[]) {
    this.symbols = symbols;
  }

  /** Books that moved and were not told since. */
  get awaited(): number {
    return this.symbols.length - this.seen.size;
  }

  async open(port: number, greetings: readonly string[]): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
    this.socket = socket;
    socket.on('message', (raw: Buffer) => this.hear(raw.toString()));
    await once(socket, 'open');
    for (const greeting of greetings) socket.send(greeting);
    while (this.awaited > 0) await pause(20);
  }

  /** Each of these was told since it was taken last. */
  takeSeen(): string[] {
    const seen = [...this.seen];
    this.seen.clear();
    return seen;
  }

  close(): void {
    this.socket?.terminate();
  }

  private hear(text: string): void {
    const { op, ch = '' } = JSON.parse(text) as { op: string; ch?: string };
    if (op !== 'upd' && op !== 'snap') return;
    this.seen.add(ch.slice('spot-book.'.length, -'-20'.length));
    if (op === 'snap') return;
    this.told += 1;
    if (this.frames.length < keptFrames) this.frames.push(text);
  }
}

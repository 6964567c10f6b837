import type { Channel, ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import type { Db } from '../db/pool.ts';
import type { Actor } from '../http/session-gate.ts';
import { processMetrics } from '../metrics.ts';
import type { ListenedFeed, LiveSocket } from './live-socket.ts';

/** How something stood at one moment, and how far it had come. */
export interface Seen<View> {
  seq: number;
  view: View;
}

/**
 * A module's side of a channel that shows how something stands: it is looked at in intervals while somebody listens, and what changed
 * between two looks is told. Whatever came and went in between is nobody's news.
 */
export interface ViewSource<C extends Channel = Channel, View = unknown> {
  channel: C;
  everyMs: number;
  mayListen(db: Db, actor: Actor, channelKey: string): Promise<boolean>;
  /** How far each has come; a number that grows whenever the view may have changed. */
  heads(db: Db, channelKeys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How it stands; `before` is what was seen last. */
  read(db: Db, channelKey: string, before: View | undefined): Promise<Seen<View>>;
  snapshot(view: View): ChannelSnapshot<C>;
  /** Nothing where nobody would see a difference. */
  difference(before: View, after: View): ChannelUpdate<C> | undefined;
}

export function shows<C extends Channel, View>(channel: C, source: Omit<ViewSource<C, View>, 'channel'>): ViewSource {
  return { channel, ...source } as unknown as ViewSource;
}

/** One view and whoever looks at it. Each frame is written once, however many there are. */
export class ViewFeed implements ListenedFeed {
  readonly name: string;
  readonly source: ViewSource;
  readonly channelKey: string;
  private readonly db: Db;
  private readonly epoch: string;
  private readonly listeners = new Set<LiveSocket>();
  private told: Seen<unknown> | undefined;
  /** How far it had come when it was looked at last: further than what was told where nothing had changed. */
  private head = -1;
  private snapshotFrame: Buffer | undefined;
  private looking: Promise<void> | undefined;
  private arriving = 0;

  constructor(name: string, source: ViewSource, channelKey: string, db: Db, epoch: string) {
    this.name = name;
    this.source = source;
    this.channelKey = channelKey;
    this.db = db;
    this.epoch = epoch;
  }

  get lastSeq(): number {
    return this.told?.seq ?? -1;
  }

  get isIdle(): boolean {
    return this.listeners.size === 0 && this.arriving === 0;
  }

  async add(socket: LiveSocket, from: { epoch: string; seq: number } | undefined): Promise<void> {
    this.arriving += 1;
    try {
      // While nobody listens nobody looks, so what was seen last is old.
      if (this.listeners.size === 0) await this.look();
      if (!socket.wants(this.name)) return;
      if (from?.epoch !== this.epoch || from.seq !== this.lastSeq) socket.send(this.snapshot());
      if (!this.listeners.has(socket)) processMetrics.subscriptions.inc({ channel: this.source.channel.name });
      this.listeners.add(socket);
    } finally {
      this.arriving -= 1;
    }
  }

  remove(socket: LiveSocket): void {
    if (this.listeners.delete(socket)) processMetrics.subscriptions.dec({ channel: this.source.channel.name });
  }

  /** A socket that could not keep up gets what there is now. */
  async refresh(socket: LiveSocket): Promise<void> {
    if (this.listeners.has(socket)) socket.send(this.snapshot());
  }

  /** Looks again where it has come further. */
  async follow(head: number): Promise<void> {
    if (head !== this.head) await this.look();
  }

  /** Many who come together share one look. */
  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const before = this.told;
    const seen = await this.source.read(this.db, this.channelKey, before?.view);
    this.head = seen.seq;
    const change = before && this.source.difference(before.view, seen.view);
    if (before && change === undefined) return;
    this.told = seen;
    this.snapshotFrame = undefined;
    if (before) this.tell({ op: 'upd', ch: this.name, seq: seen.seq, prev: before.seq, data: change });
  }

  private tell(update: object): void {
    const frame = Buffer.from(JSON.stringify(update));
    for (const socket of this.listeners) socket.offer(frame, this);
  }

  private snapshot(): Buffer {
    const { seq, view } = this.told as Seen<unknown>;
    this.snapshotFrame ??= Buffer.from(
      JSON.stringify({ op: 'snap', ch: this.name, epoch: this.epoch, seq, data: this.source.snapshot(view) }),
    );
    return this.snapshotFrame;
  }
}

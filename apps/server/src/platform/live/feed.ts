import type { Channel, ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { type Fact, factsAfter } from '../db/outbox.ts';
import type { Db } from '../db/pool.ts';
import type { Actor } from '../http/session-gate.ts';
import { metrics, processMetrics } from '../metrics.ts';
import type { ListenedFeed, LiveSocket } from './live-socket.ts';

/** A module's side of a channel: which facts feed it, who may listen, and how a listener starts. */
export interface ChannelSource<C extends Channel = Channel> {
  channel: C;
  stream: string;
  factKey(channelKey: string): string;
  mayListen(db: Db, actor: Actor, channelKey: string): Promise<boolean>;
  snapshot(db: Db, channelKey: string): Promise<{ seq: number; data: ChannelSnapshot<C> }>;
  update(fact: Fact): ChannelUpdate<C>;
  /** To whose channel a signal of a listener goes; nothing when they may not tell it. */
  signalTo?(db: Db, actor: Actor, data: unknown): Promise<string | undefined>;
}

export function feeds<C extends Channel>(channel: C, source: Omit<ChannelSource<C>, 'channel'>): ChannelSource {
  return { channel, ...source } as unknown as ChannelSource;
}

const ringSize = 256;
const fillBatch = 500;

interface Listener {
  socket: LiveSocket;
  lastSeq: number;
}

/** One channel with one key: its sequence, its newest updates, and whoever listens. */
export class Feed implements ListenedFeed {
  readonly name: string;
  readonly source: ChannelSource;
  readonly channelKey: string;
  private readonly db: Db;
  private readonly epoch: string;
  private readonly listeners = new Map<LiveSocket, Listener>();
  private ring: Array<{ seq: number; frame: Buffer }> = [];
  private seq = -1;
  private snapping: Promise<{ seq: number; frame: Buffer }> | undefined;
  private filling: Promise<void> | undefined;
  private arriving = 0;

  constructor(name: string, source: ChannelSource, channelKey: string, db: Db, epoch: string) {
    this.name = name;
    this.source = source;
    this.channelKey = channelKey;
    this.db = db;
    this.epoch = epoch;
  }

  get factKey(): string {
    return this.source.factKey(this.channelKey);
  }

  get lastSeq(): number {
    return this.seq;
  }

  get isIdle(): boolean {
    return this.listeners.size === 0 && this.arriving === 0;
  }

  /** Goes on after the listener's position when the updates since then are at hand; otherwise starts with a snapshot. */
  async add(socket: LiveSocket, from: { epoch: string; seq: number } | undefined): Promise<void> {
    if (from && from.epoch === this.epoch && this.covers(from.seq)) {
      this.listen(socket, from.seq);
      return;
    }
    this.arriving += 1;
    try {
      const snap = await this.snapshot();
      if (!socket.wants(this.name)) return;
      socket.send(snap.frame);
      this.listen(socket, snap.seq);
    } finally {
      this.arriving -= 1;
    }
  }

  remove(socket: LiveSocket): void {
    if (this.listeners.delete(socket)) processMetrics.subscriptions.dec({ channel: this.source.channel.name });
  }

  private listen(socket: LiveSocket, lastSeq: number): void {
    if (!this.listeners.has(socket)) processMetrics.subscriptions.inc({ channel: this.source.channel.name });
    this.listeners.set(socket, { socket, lastSeq });
    this.catchUp(socket);
  }

  /** A socket that could not keep up gets the present state instead of what it missed. */
  async refresh(socket: LiveSocket): Promise<void> {
    const snap = await this.snapshot();
    const listener = this.listeners.get(socket);
    if (!listener) return;
    socket.send(snap.frame);
    listener.lastSeq = snap.seq;
    this.catchUp(socket);
  }

  /** Takes a fact from the bus: the next one is applied, an old one dropped, a later one starts a look into PostgreSQL. */
  take(fact: Fact): void {
    if (this.seq < 0 || fact.seq <= this.seq) return;
    if (fact.seq === this.seq + 1) return this.apply(fact);
    metrics.factGaps.inc();
    void this.fill();
  }

  /** Beside the sequence: a socket that does not keep up does without it. */
  tellSignal(data: unknown): void {
    const frame = Buffer.from(JSON.stringify({ op: 'signal', ch: this.name, data }));
    for (const { socket } of this.listeners.values()) if (socket.keepsUp) socket.send(frame);
  }

  /** Reads what the bus did not bring. */
  fill(): Promise<void> {
    this.filling ??= this.fillOnce()
      .catch(() => undefined)
      .finally(() => {
        this.filling = undefined;
      });
    return this.filling;
  }

  private async fillOnce(): Promise<void> {
    for (;;) {
      const facts = await factsAfter(this.db, this.source.stream, this.factKey, this.seq, fillBatch);
      for (const fact of facts) if (fact.seq === this.seq + 1) this.apply(fact);
      if (facts.length < fillBatch) return;
    }
  }

  private apply(fact: Fact): void {
    this.seq = fact.seq;
    const frame = Buffer.from(JSON.stringify({ op: 'upd', ch: this.name, seq: fact.seq, data: this.source.update(fact) }));
    this.ring.push({ seq: fact.seq, frame });
    if (this.ring.length > ringSize) this.ring.shift();
    for (const listener of this.listeners.values()) {
      if (listener.lastSeq !== fact.seq - 1) continue;
      if (listener.socket.offer(frame, this)) listener.lastSeq = fact.seq;
    }
  }

  private covers(seq: number): boolean {
    if (this.seq < 0 || seq > this.seq) return false;
    return seq === this.seq || (this.ring[0] !== undefined && this.ring[0].seq <= seq + 1);
  }

  private catchUp(socket: LiveSocket): void {
    const listener = this.listeners.get(socket);
    if (!listener) return;
    for (const { seq, frame } of this.ring) {
      if (seq !== listener.lastSeq + 1) continue;
      socket.send(frame);
      listener.lastSeq = seq;
    }
    // More was applied while the snapshot was read than the ring holds.
    if (listener.lastSeq < this.seq) socket.miss(this);
  }

  /** Many listeners that come together share one query. */
  private snapshot(): Promise<{ seq: number; frame: Buffer }> {
    this.snapping ??= this.snapshotOnce().finally(() => {
      this.snapping = undefined;
    });
    return this.snapping;
  }

  private async snapshotOnce(): Promise<{ seq: number; frame: Buffer }> {
    const { seq, data } = await this.source.snapshot(this.db, this.channelKey);
    if (this.seq < 0) this.seq = seq;
    // A snapshot may be newer than the last fact from the bus: listeners behind it are brought up first.
    else if (seq > this.seq) await this.fill();
    return { seq, frame: Buffer.from(JSON.stringify({ op: 'snap', ch: this.name, epoch: this.epoch, seq, data })) };
  }
}

import { type ClientFrame, clientFrame, closeCodes, limits, type ServerFrame } from '@peerbourse/contract/core/live/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { monotonicMs } from '../clock.ts';
import type { Actor } from '../http/session-gate.ts';
import { metrics } from '../metrics.ts';

const pausedAboveBytes = 64 * 1024;
const resumedBelowBytes = 16 * 1024;
const closedAboveBytes = 1024 * 1024;

/** What a socket needs to know of a feed that it listens to. */
export interface ListenedFeed {
  readonly lastSeq: number;
  refresh(socket: LiveSocket): Promise<void>;
  remove(socket: LiveSocket): void;
}

/** One listener's connection: what it subscribed to, how fast it reads, and whether it still answers. */
export class LiveSocket {
  actor: Actor = { kind: 'guest' };
  readonly channels = new Map<string, ListenedFeed>();
  private readonly socket: WebSocket;
  private readonly closedAfterMs: number;
  private readonly wanted = new Set<string>();
  /** Feeds whose updates were left out because the socket did not read; they get a snapshot once it does. */
  private readonly missed = new Set<ListenedFeed>();
  private pausedSince = 0;
  private heardAt = monotonicMs();
  private frames = 0;
  private framesSince = monotonicMs();

  constructor(socket: WebSocket, closedAfterMs: number) {
    this.socket = socket;
    this.closedAfterMs = closedAfterMs;
    socket.on('pong', () => this.heard());
    // It is answered before anybody looks at it, so pings come no faster than other frames.
    socket.on('ping', () => this.hearFrame());
  }

  heard(): void {
    this.heardAt = monotonicMs();
  }

  get isSilent(): boolean {
    return monotonicMs() - this.heardAt > limits.silentForMs;
  }

  send(frame: Buffer): void {
    metrics.socketFrames.inc();
    this.socket.send(frame, { binary: false });
  }

  say(frame: ServerFrame): void {
    this.send(Buffer.from(JSON.stringify(frame)));
  }

  get keepsUp(): boolean {
    return this.missed.size === 0 && this.socket.bufferedAmount <= pausedAboveBytes;
  }

  /** Sends an update if the socket keeps up; answers false when it was left out. */
  offer(frame: Buffer, feed: ListenedFeed): boolean {
    if (this.keepsUp) {
      this.send(frame);
      return true;
    }
    this.miss(feed);
    return false;
  }

  /** Remembers that the feed is ahead of this socket, which gets a snapshot of it as soon as it reads. */
  miss(feed: ListenedFeed): void {
    if (this.missed.size === 0) this.pausedSince = monotonicMs();
    this.missed.add(feed);
  }

  /** Called in intervals: a socket that reads again gets the present state, one that does not is closed. */
  async tend(): Promise<void> {
    const { bufferedAmount } = this.socket;
    const isPaused = this.missed.size > 0;
    // Answers and snapshots gather for whoever asks and does not read, also where no update was left out.
    if (bufferedAmount > closedAboveBytes || (isPaused && monotonicMs() - this.pausedSince > this.closedAfterMs)) {
      metrics.slowSockets.inc();
      this.close(closeCodes.slowConsumer, 'slow consumer');
    } else if (isPaused && bufferedAmount < resumedBelowBytes) {
      const feeds = [...this.missed];
      this.missed.clear();
      // While PostgreSQL is away there is no snapshot: the next interval tries again.
      await Promise.all(feeds.map((feed) => feed.refresh(this).catch(() => this.miss(feed))));
    }
  }

  ping(): void {
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    // A peer that does not answer the closing handshake would keep its buffers.
    if (code === closeCodes.slowConsumer) this.socket.terminate();
  }

  want(name: string): boolean {
    if (this.wanted.size >= limits.channelsPerSocket && !this.wanted.has(name)) return false;
    this.wanted.add(name);
    return true;
  }

  unwant(name: string): void {
    this.wanted.delete(name);
    const feed = this.channels.get(name);
    this.channels.delete(name);
    if (!feed) return;
    this.missed.delete(feed);
    feed.remove(this);
  }

  wants(name: string): boolean {
    return this.wanted.has(name) && this.socket.readyState === this.socket.OPEN;
  }

  /** Reads one frame, or closes the socket when it is not one of ours or they come too fast. */
  read(raw: Buffer): ClientFrame | undefined {
    if (!this.hearFrame()) return undefined;
    const frame = frameOf(raw);
    if (!frame) this.close(closeCodes.badFrame, 'bad frame');
    return frame;
  }

  /** Closes the socket when frames come too fast, and says whether they do not. */
  private hearFrame(): boolean {
    this.heard();
    const isSlowEnough = !this.isTooFast();
    if (!isSlowEnough) this.close(closeCodes.tooManyFrames, 'too many frames');
    return isSlowEnough;
  }

  private isTooFast(): boolean {
    const now = monotonicMs();
    if (now - this.framesSince > 1_000) {
      this.frames = 0;
      this.framesSince = now;
    }
    this.frames += 1;
    // A page that comes back subscribes to everything at once, so a second's worth may be as many as the channels.
    return this.frames > limits.framesPerSecond + limits.channelsPerSocket;
  }
}

/** Whatever goes wrong here is the sender's fault: an error would end the process, and with it everybody's socket. */
function frameOf(raw: Buffer): ClientFrame | undefined {
  try {
    return z.parse(clientFrame, JSON.parse(raw.toString()));
  } catch {
    return undefined;
  }
}

import type { ClientFrame, ServerFrame } from '@peerbourse/contract/core/live/protocol';
import type { Channels, KeyedChannel, OpenChannel } from '../generated/channels.gen.ts';

/** The part of a WebSocket that is used, whoever made it. */
export interface Socket {
  send: (text: string) => void;
  close: () => void;
  addEventListener: (type: 'open' | 'close' | 'error' | 'message', heard: (event: { data?: unknown }) => void) => void;
}

export type SocketFactory = (url: string) => Socket;

export interface LiveOptions {
  url: string;
  /** Asks for a ticket; without it only public channels are heard. */
  ticketOf?: () => Promise<string>;
  open: SocketFactory;
  /** Calls back once, after a time; answers how to call it off. */
  after?: (ms: number, act: () => void) => () => void;
}

/** What happens on a channel. A snapshot says how things stand, an update what changed since; none is missing in between. */
export interface Listener<Name extends keyof Channels> {
  onSnapshot?: (data: Channels[Name]['snapshot'], seq: number) => void;
  onUpdate?: (data: Channels[Name]['update'], seq: number) => void;
  /** The exchange does not let this client listen; nothing will come. */
  onRefused?: (code: string) => void;
}

interface Subscription {
  listener: Listener<keyof Channels>;
  /** Where to go on after a break. */
  position: { epoch: string; seq: number } | undefined;
}

const silentAfterMs = 12_000;
const [firstPauseMs, longestPauseMs] = [300, 10_000];

/** The live socket. It comes back after a break, goes on where it stopped, and asks anew for what it has missed. */
export class LiveSocket {
  private readonly options: LiveOptions;
  private readonly after: (ms: number, act: () => void) => () => void;
  private readonly subscriptions = new Map<string, Subscription>();
  private socket: Socket | undefined;
  private isOpen = false;
  private isClosed = false;
  private pauseMs = firstPauseMs;
  private stopWaiting: () => void = () => undefined;

  constructor(options: LiveOptions) {
    this.options = options;
    this.after = options.after ?? afterTimeout;
    this.connect();
  }

  /** Listens to a channel without a key; answers how to stop. */
  listen<Name extends OpenChannel>(channel: Name, listener: Listener<Name>): () => void {
    return this.add(channel, listener);
  }

  /** Listens to a channel of an account, whose key is its `userId`, or of a market; answers how to stop. */
  listenTo<Name extends KeyedChannel>(channel: Name, key: string, listener: Listener<Name>): () => void {
    return this.add(`${channel}.${key}`, listener);
  }

  close(): void {
    this.isClosed = true;
    this.stopWaiting();
    this.socket?.close();
  }

  private add(name: string, listener: Listener<never>): () => void {
    if (this.subscriptions.has(name)) throw new Error(`${name} is listened to already`);
    const subscription: Subscription = { listener: listener as Listener<keyof Channels>, position: undefined };
    this.subscriptions.set(name, subscription);
    this.subscribe(name, subscription);
    return () => {
      if (this.subscriptions.get(name) !== subscription) return;
      this.subscriptions.delete(name);
      this.send({ op: 'unsub', ch: name });
    };
  }

  private connect(): void {
    const socket = this.options.open(this.options.url);
    this.socket = socket;
    socket.addEventListener('open', () => void this.onOpen(socket));
    socket.addEventListener('message', ({ data }) => this.onFrame(socket, JSON.parse(String(data)) as ServerFrame));
    socket.addEventListener('close', () => this.onEnd(socket));
    socket.addEventListener('error', () => this.onEnd(socket));
    this.expectNews(socket);
  }

  private async onOpen(socket: Socket): Promise<void> {
    const ticket = await this.options.ticketOf?.().catch(() => undefined);
    if (socket !== this.socket || this.isClosed) return;
    this.isOpen = true;
    if (ticket !== undefined) this.send({ op: 'auth', ticket });
    for (const [name, subscription] of this.subscriptions) this.subscribe(name, subscription);
  }

  /** Comes back later, after a longer pause each time; the first news makes it short again. */
  private onEnd(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    this.isOpen = false;
    this.stopWaiting();
    if (this.isClosed) return;
    this.stopWaiting = this.after(this.pauseMs, () => this.connect());
    this.pauseMs = Math.min(this.pauseMs * 2, longestPauseMs);
  }

  /** The exchange beats every few seconds: a socket that is silent for longer leads nowhere, although nobody has closed it. */
  private expectNews(socket: Socket): void {
    this.stopWaiting();
    this.stopWaiting = this.after(silentAfterMs, () => this.leave(socket));
  }

  private leave(socket: Socket): void {
    socket.close();
    this.onEnd(socket);
  }

  private onFrame(socket: Socket, frame: ServerFrame): void {
    if (socket !== this.socket) return;
    this.expectNews(socket);
    this.pauseMs = firstPauseMs;
    if (frame.op === 'snap') this.onSnapshot(frame);
    if (frame.op === 'upd') this.onUpdate(frame);
    if (frame.op === 'beat') this.onBeat(frame.seqs);
    if (frame.op === 'refused' && frame.ch !== undefined) this.subscriptions.get(frame.ch)?.listener.onRefused?.(frame.code);
    if (frame.op === 'bye') this.leave(socket);
  }

  private onSnapshot({ ch, epoch, seq, data }: Extract<ServerFrame, { op: 'snap' }>): void {
    const subscription = this.subscriptions.get(ch);
    if (!subscription) return;
    subscription.position = { epoch, seq };
    subscription.listener.onSnapshot?.(data as never, seq);
  }

  private onUpdate({ ch, seq, prev = seq - 1, data }: Extract<ServerFrame, { op: 'upd' }>): void {
    const subscription = this.subscriptions.get(ch);
    if (!subscription?.position || seq <= subscription.position.seq) return;
    if (prev !== subscription.position.seq) return this.restart(ch, subscription);
    subscription.position.seq = seq;
    subscription.listener.onUpdate?.(data as never, seq);
  }

  /** The beat says how far each channel is; whoever is behind has missed something. */
  private onBeat(seqs: Readonly<Record<string, number>>): void {
    for (const [name, seq] of Object.entries(seqs)) {
      const subscription = this.subscriptions.get(name);
      if (subscription?.position && subscription.position.seq < seq) this.restart(name, subscription);
    }
  }

  private restart(name: string, subscription: Subscription): void {
    this.send({ op: 'unsub', ch: name });
    this.subscribe(name, subscription);
  }

  private subscribe(name: string, { position }: Subscription): void {
    this.send(position ? { op: 'sub', ch: name, from: position } : { op: 'sub', ch: name });
  }

  private send(frame: ClientFrame): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(frame));
  }
}

function afterTimeout(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import type { ClientFrame, ServerFrame } from '@peerbourse/contract/core/live/protocol';
import { WebSocket as ReconnectingSocket } from 'partysocket';
import { browserCall } from '#site/calls/browser-client.ts';
import { loginCookie } from '#site/session/login-cookie.ts';
import { type LiveState, setLiveState } from './live-state.ts';

/** The number says how far the channel is with it; a snapshot begins it anew. */
type OnData = (data: unknown, seq: number, isSnapshot: boolean) => void;

type OnSignal = (data: unknown) => void;

interface Subscription {
  listeners: Set<OnData>;
  /** Where to go on after a break. */
  position: { epoch: string; seq: number } | undefined;
}

const silentAfterMs = 12_000;
const unmountDelayMs = 1_000;

/** The site's one live socket: it subscribes again after a break, goes on where it stopped, and notices silence. */
export class LiveSocket {
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly hearers = new Map<string, Set<OnSignal>>();
  private readonly watchers = new Set<(state: LiveState) => void>();
  private readonly socket: ReconnectingSocket;
  private state: LiveState = 'connecting';
  private heardAt = 0;

  constructor(urls: readonly string[]) {
    let attempt = 0;
    // One online address and its backups, each in turn until one answers.
    this.socket = new ReconnectingSocket(() => urls[attempt++ % urls.length] as string, undefined, {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5_000,
      reconnectionDelayGrowFactor: 1.5,
      connectionTimeout: 4_000,
      maxEnqueuedMessages: 0,
    });
    this.socket.addEventListener('open', () => void this.onOpen());
    this.socket.addEventListener('close', () => this.setState('delayed'));
    this.socket.addEventListener('message', (event) => this.onFrame(JSON.parse(event.data as string) as ServerFrame));
    setInterval(() => this.checkSilence(), 3_000);
    loginCookie.subscribe(() => this.startOver());
  }

  /** Calls back with each snapshot and update of a channel; answers how to stop. */
  listen(channel: string, onData: OnData): () => void {
    const known = this.subscriptions.get(channel);
    const subscription = known ?? { listeners: new Set(), position: undefined };
    subscription.listeners.add(onData);
    this.subscriptions.set(channel, subscription);
    if (!known) this.subscribe(channel, subscription);
    // Whoever joins a channel that others listen to needs to know how things stand as well.
    else this.restart(channel, Object.assign(subscription, { position: undefined }));
    return () => this.reset(channel, subscription, onData);
  }

  /** Asks for a snapshot, where what a listener made of the updates is not what it should be. */
  renew(channel: string): void {
    const subscription = this.subscriptions.get(channel);
    if (subscription) this.restart(channel, Object.assign(subscription, { position: undefined }));
  }

  /** Calls back with what other listeners of a channel tell; it is heard while somebody listens to the channel. */
  hear(channel: string, onSignal: OnSignal): () => void {
    const hearers = this.hearers.get(channel) ?? new Set();
    this.hearers.set(channel, hearers.add(onSignal));
    return () => hearers.delete(onSignal);
  }

  /** Tells it to whom it concerns; lost when there is no connection. */
  signal(channel: string, data: unknown): void {
    this.send({ op: 'signal', ch: channel, data });
  }

  watch(onState: (state: LiveState) => void): () => void {
    this.watchers.add(onState);
    onState(this.state);
    return () => this.watchers.delete(onState);
  }

  /** A channel outlives its last listener for a moment: the next page often wants it again. */
  private reset(channel: string, subscription: Subscription, onData: OnData): void {
    subscription.listeners.delete(onData);
    setTimeout(() => {
      if (subscription.listeners.size > 0 || this.subscriptions.get(channel) !== subscription) return;
      this.subscriptions.delete(channel);
      this.send({ op: 'unsub', ch: channel });
    }, unmountDelayMs);
  }

  private async onOpen(): Promise<void> {
    this.heardAt = performance.now();
    if (loginCookie.isThere()) await this.authenticate();
    for (const [channel, subscription] of this.subscriptions) this.subscribe(channel, subscription);
  }

  /** Somebody else listens from now on: the connection must not speak for whoever was here before. */
  private startOver(): void {
    for (const subscription of this.subscriptions.values()) subscription.position = undefined;
    this.socket.reconnect();
  }

  /** Says who listens. Without a ticket the public channels still work. */
  private async authenticate(): Promise<void> {
    const answer = await browserCall(issueTicket, {}).catch(() => undefined);
    if (answer) this.send({ op: 'auth', ticket: answer.ticket });
  }

  private onFrame(frame: ServerFrame): void {
    this.heardAt = performance.now();
    if (frame.op === 'snap') this.onSnapshot(frame);
    if (frame.op === 'upd') this.onUpdate(frame);
    if (frame.op === 'signal') for (const hearer of this.hearers.get(frame.ch) ?? []) hearer(frame.data);
    if (frame.op === 'beat') this.onBeat(frame.seqs);
    if (frame.op === 'bye') setTimeout(() => this.socket.reconnect(), frame.reconnectInMs);
  }

  private onSnapshot(frame: Extract<ServerFrame, { op: 'snap' }>): void {
    const subscription = this.subscriptions.get(frame.ch);
    if (!subscription) return;
    subscription.position = { epoch: frame.epoch, seq: frame.seq };
    this.setState('live');
    for (const listener of subscription.listeners) listener(frame.data, frame.seq, true);
  }

  private onUpdate(frame: Extract<ServerFrame, { op: 'upd' }>): void {
    const subscription = this.subscriptions.get(frame.ch);
    if (!subscription?.position || frame.seq <= subscription.position.seq) return;
    if ((frame.prev ?? frame.seq - 1) !== subscription.position.seq) return this.restart(frame.ch, subscription);
    subscription.position.seq = frame.seq;
    this.setState('live');
    for (const listener of subscription.listeners) listener(frame.data, frame.seq, false);
  }

  /** The beat says how far each channel is; whoever is behind missed something. */
  private onBeat(seqs: Record<string, number>): void {
    for (const [channel, seq] of Object.entries(seqs)) {
      const subscription = this.subscriptions.get(channel);
      if (subscription?.position && subscription.position.seq < seq) this.restart(channel, subscription);
    }
    if (this.subscriptions.size > 0) this.setState('live');
  }

  private restart(channel: string, subscription: Subscription): void {
    this.send({ op: 'unsub', ch: channel });
    this.subscribe(channel, subscription);
  }

  private subscribe(channel: string, { position }: Subscription): void {
    this.send(position ? { op: 'sub', ch: channel, from: position } : { op: 'sub', ch: channel });
  }

  private send(frame: ClientFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private checkSilence(): void {
    if (this.state !== 'live' || performance.now() - this.heardAt < silentAfterMs) return;
    this.setState('delayed');
    this.socket.reconnect();
  }

  private setState(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    for (const watcher of this.watchers) watcher(state);
  }
}

let only: LiveSocket | undefined;

/** Without a configured address the socket is at /live of this origin. */
export function liveSocket(urls: readonly string[]): LiveSocket {
  const own = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
  if (!only) {
    only = new LiveSocket(urls.length > 0 ? urls : [own]);
    only.watch(setLiveState);
  }
  return only;
}

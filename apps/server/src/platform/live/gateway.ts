import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientFrame, limits } from '@peerbourse/contract/core/live/protocol';
import { refusals } from '@peerbourse/contract/refusals';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { monotonicMs, wallClockMs } from '../clock.ts';
import { databaseEpoch, type Fact, factHeads } from '../db/outbox.ts';
import type { Db } from '../db/pool.ts';
import { metrics } from '../metrics.ts';
import type { FactBus } from '../nats/fact-bus.ts';
import type { RoleRuntime } from '../role-runtime.ts';
import { type ChannelSource, Feed } from './feed.ts';
import { LiveSocket } from './live-socket.ts';
import { SignalLimiter } from './signal-limiter.ts';
import { readTicket, SpentTickets } from './ticket.ts';
import { ViewFeed, type ViewSource } from './view-feed.ts';

const reconcileMs = 2_000;
const tendMs = 250;
const farewellMs = 1_000;
const sessionsMs = 500;
const sessionOver = 4401;
/** After a view could not be read: while PostgreSQL is away nobody gains by asking ten times in a second. */
const viewPauseMs = 2_000;

/** Which of these sessions have ended. */
export type OverSessions = (db: Db, sessionIds: readonly string[]) => Promise<string[]>;

/** Holds the sockets and hands each channel's facts to whoever listens. It keeps no truth of its own. */
export class Gateway {
  private readonly runtime: RoleRuntime;
  private readonly sources: Map<string, ChannelSource | ViewSource>;
  private readonly sockets = new Map<WebSocket, LiveSocket>();
  private readonly feeds = new Map<string, Feed>();
  private readonly views = new Map<string, ViewFeed>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.frameBytes });
  private readonly overSessions: OverSessions;
  private readonly bus: FactBus;
  private readonly signals = new SignalLimiter();
  private readonly spentTickets = new SpentTickets();
  private epoch = '';

  constructor(runtime: RoleRuntime, sources: ReadonlyArray<ChannelSource | ViewSource>, bus: FactBus, overSessions: OverSessions) {
    this.runtime = runtime;
    this.overSessions = overSessions;
    this.sources = new Map(sources.map((source) => [source.channel.name, source]));
    this.bus = bus;
    bus.subscribe((fact) => this.onFact(fact));
    bus.onSignal(({ channel, key, data }) => this.feeds.get(`${channel}.${key}`)?.tellSignal(data));
  }

  get socketCount(): number {
    return this.sockets.size;
  }

  async open(http: Server): Promise<void> {
    this.epoch = await databaseEpoch(this.runtime.db);
    http.on('upgrade', (request, socket, head) => this.onUpgrade(request, socket, head));
    this.every(reconcileMs, () => void this.reconcile());
    for (const source of this.sources.values()) if (isView(source)) this.watch(source);
    this.every(tendMs, () => this.each((socket) => void socket.tend()));
    this.every(limits.beatEveryMs, () => this.beat());
    this.every(sessionsMs, () => void this.endOverSessions());
    this.every(limits.pingEveryMs, () => this.each((socket, raw) => (socket.isSilent ? raw.terminate() : socket.ping())));
  }

  /** Tells listeners to come back at different moments, so that the next gateway is not stormed. */
  leave(): void {
    this.each((socket) => socket.say({ op: 'bye', reconnectInMs: Math.floor(Math.random() * 3_000) }));
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const raw of this.sockets.keys()) raw.close(1001, 'going away');
    // A listener that no longer answers would hold the end of the role for half a minute.
    setTimeout(() => this.sockets.forEach((_, raw) => raw.terminate()), farewellMs).unref();
    this.server.close();
  }

  /** Whoever was logged out hears nothing more: a ticket is shown once, but its session may end at any time. */
  private async endOverSessions(): Promise<void> {
    const sessions = new Set<string>();
    this.each(({ actor }) => actor.kind === 'user' && sessions.add(actor.sessionId));
    if (sessions.size === 0) return;
    try {
      const over = new Set(await this.overSessions(this.runtime.db, [...sessions]));
      this.each(({ actor }, raw) => actor.kind === 'user' && over.has(actor.sessionId) && raw.close(sessionOver, 'session over'));
    } catch (error) {
      this.runtime.log.warn({ err: error }, 'sessions of listeners could not be looked at');
    }
  }

  private onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Nobody else listens yet: without this a visitor who hangs up here would end the process.
    socket.on('error', () => socket.destroy());
    const isKnownOrigin = request.headers.origin === undefined || this.runtime.config.origins.includes(request.headers.origin);
    const [path] = (request.url ?? '').split('?', 1);
    if (!isKnownOrigin || path !== '/live') {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    this.server.handleUpgrade(request, socket, head, (raw) => this.onSocket(raw));
  }

  private onSocket(raw: WebSocket): void {
    const socket = new LiveSocket(raw, this.runtime.config.slowSocketMs);
    this.sockets.set(raw, socket);
    metrics.sockets.inc();
    raw.on('error', () => raw.terminate());
    raw.on('close', () => this.dropSocket(raw, socket));
    raw.on('message', (data) => {
      const frame = socket.read(data as Buffer);
      if (frame) void this.onFrame(socket, frame);
    });
    socket.say({ op: 'hello', epoch: this.epoch });
  }

  private async onFrame(socket: LiveSocket, frame: ClientFrame): Promise<void> {
    switch (frame.op) {
      case 'ping':
        return socket.say({ op: 'pong' });
      case 'auth':
        return this.authenticate(socket, frame.ticket);
      case 'signal':
        return await this.passOn(socket, frame).catch((error: unknown) => {
          this.runtime.log.warn({ err: error, ch: frame.ch }, 'a signal was lost');
        });
      case 'unsub':
        socket.unwant(frame.ch);
        return socket.say({ op: 'unsubbed', ch: frame.ch });
      case 'sub':
        return await this.subscribe(socket, frame.ch, frame.from).catch((error: unknown) => {
          this.runtime.log.warn({ err: error, ch: frame.ch }, 'a subscription failed');
          socket.unwant(frame.ch);
          socket.say({ op: 'refused', ch: frame.ch, code: refusals['request.outage'].code });
        });
    }
  }

  private authenticate(socket: LiveSocket, ticket: string): void {
    const nowMs = wallClockMs();
    const shown = readTicket(ticket, this.runtime.config.ticketSecret, nowMs);
    if (!shown || !this.spentTickets.spend(shown, nowMs)) return socket.say({ op: 'refused', code: refusals['session.missing'].code });
    socket.actor = shown.actor;
    socket.say({ op: 'authed' });
  }

  private async subscribe(socket: LiveSocket, name: string, from: { epoch: string; seq: number } | undefined): Promise<void> {
    const [channelName = '', channelKey = ''] = name.split('.', 2);
    const source = this.sources.get(channelName);
    const isShaped = source !== undefined && source.channel.keyed === (channelKey !== '');
    if (!isShaped) return socket.say({ op: 'refused', ch: name, code: refusals['request.unknown-path'].code });
    const isKnown = source.channel.auth === 'guest' || socket.actor.kind === 'user';
    if (!isKnown) return socket.say({ op: 'refused', ch: name, code: refusals['session.missing'].code });
    if (!socket.want(name)) return socket.say({ op: 'refused', ch: name, code: refusals['request.too-many'].code });
    const isOfRank = source.channel.auth !== 'trader' || (socket.actor.kind === 'user' && socket.actor.isTrader);
    if (!isOfRank || !(await source.mayListen(this.runtime.db, socket.actor, channelKey))) {
      socket.unwant(name);
      return socket.say({ op: 'refused', ch: name, code: refusals['right.missing'].code });
    }
    // Meanwhile the listener may have unsubscribed or gone away.
    if (!socket.wants(name)) return;
    const feed = isView(source) ? this.viewOf(name, source, channelKey) : this.feedOf(name, source, channelKey);
    socket.channels.set(name, feed);
    await feed.add(socket, from);
  }

  /** Only whoever listens to a channel speaks on it, and only as the module of the channel allows. Others hear nothing, not even a no. */
  private async passOn(socket: LiveSocket, { ch, data }: Extract<ClientFrame, { op: 'signal' }>): Promise<void> {
    const [channel = ''] = ch.split('.', 1);
    const source = this.sources.get(channel);
    if (!source?.channel.signal || isView(source) || !source.signalTo || !socket.channels.has(ch)) return;
    const told = z.safeParse(source.channel.signal, data);
    if (!told.success || !this.signals.admits(`${ch} ${JSON.stringify(told.data)}`)) return;
    const key = await source.signalTo(this.runtime.db, socket.actor, told.data);
    if (key !== undefined) this.bus.tellSignal({ channel, key, data: told.data });
  }

  private feedOf(name: string, source: ChannelSource, channelKey: string): Feed {
    const known = this.feeds.get(name);
    if (known) return known;
    const feed = new Feed(name, source, channelKey, this.runtime.db, this.epoch);
    this.feeds.set(name, feed);
    return feed;
  }

  private viewOf(name: string, source: ViewSource, channelKey: string): ViewFeed {
    const known = this.views.get(name);
    if (known) return known;
    const view = new ViewFeed(name, source, channelKey, this.runtime.db, this.epoch);
    this.views.set(name, view);
    return view;
  }

  /** Looks at the views of a source in its intervals, one look after the other. */
  private watch(source: ViewSource): void {
    let restsUntil = 0;
    let isLooking = false;
    this.every(source.everyMs, async () => {
      if (isLooking || monotonicMs() < restsUntil) return;
      isLooking = true;
      await this.lookAt(source).catch((error: unknown) => {
        restsUntil = monotonicMs() + viewPauseMs;
        this.runtime.log.warn({ err: error, channel: source.channel.name }, 'views could not be read');
      });
      isLooking = false;
    });
  }

  private async lookAt(source: ViewSource): Promise<void> {
    const views = [...this.views.values()].filter((view) => view.source === source && !view.isIdle);
    if (views.length === 0) return;
    const heads = await source.heads(
      this.runtime.db,
      views.map(({ channelKey }) => channelKey),
    );
    await Promise.all(views.map((view) => view.follow(heads.get(view.channelKey) ?? -1)));
  }

  private onFact(fact: Fact): void {
    for (const feed of this.feeds.values()) {
      if (feed.source.stream === fact.stream && feed.factKey === fact.key) feed.take(fact);
    }
  }

  /** Whatever the bus lost is found here; while NATS is away this is how updates arrive. */
  private async reconcile(): Promise<void> {
    for (const feeds of [this.feeds, this.views]) for (const [name, feed] of feeds) if (feed.isIdle) feeds.delete(name);
    this.signals.tidy();
    const feeds = [...this.feeds.values()].filter((feed) => feed.lastSeq >= 0);
    if (feeds.length === 0) return;
    try {
      const heads = await factHeads(
        this.runtime.db,
        feeds.map((feed) => ({ stream: feed.source.stream, key: feed.factKey })),
      );
      for (const feed of feeds) {
        const head = heads.get(`${feed.source.stream}/${feed.factKey}`) ?? 0;
        if (head > feed.lastSeq) await feed.fill();
      }
    } catch (error) {
      this.runtime.log.warn({ err: error }, 'feeds could not be compared with PostgreSQL');
    }
  }

  private beat(): void {
    const frames = new Map<string, Buffer>();
    this.each((socket) => {
      const names = [...socket.channels.keys()].sort().join(' ');
      const known = frames.get(names);
      const frame = known ?? Buffer.from(JSON.stringify({ op: 'beat', seqs: this.seqsOf(socket) }));
      if (!known) frames.set(names, frame);
      socket.send(frame);
    });
  }

  private seqsOf(socket: LiveSocket): Record<string, number> {
    return Object.fromEntries([...socket.channels].map(([name, feed]) => [name, feed.lastSeq]));
  }

  private dropSocket(raw: WebSocket, socket: LiveSocket): void {
    if (!this.sockets.delete(raw)) return;
    metrics.sockets.dec();
    for (const name of socket.channels.keys()) socket.unwant(name);
  }

  private each(visit: (socket: LiveSocket, raw: WebSocket) => void): void {
    for (const [raw, socket] of this.sockets) if (raw.readyState === raw.OPEN) visit(socket, raw);
  }

  private every(ms: number, act: () => void): void {
    this.timers.push(setInterval(act, ms));
  }
}

const isView = (source: ChannelSource | ViewSource): source is ViewSource => 'difference' in source;

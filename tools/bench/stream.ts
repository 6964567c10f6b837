import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { openFactBus } from '../../apps/server/src/platform/nats/fact-bus.ts';
import { report } from '../load/report.ts';
import { freePort, Service } from '../load/service.ts';
import { openStack, type Stack } from '../load/stack.ts';
import { type Arm, compare } from './pairs.ts';
import { RawListeners } from './raw-listeners.ts';

const updateBytes = 250;
/** So many updates are under way at a time: enough that nobody waits, few enough that nobody falls behind. */
const window = 8;
const serverCore = 0;
const clientCore = 1;

/**
 * `npm run -s bench -- stream`: messages per second through the gateway over those of a bare broadcast loop. The client
 * process hands facts straight to NATS, as the relay would, so that the gateway is measured and not PostgreSQL; the bare
 * loop gets the same updates over a socket. Both servers have one core, the client with everything else has the other.
 */
export async function stream(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sockets: { type: 'string', default: '1000' },
      pairs: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const [sockets, pairs, seconds] = [Number(values.sockets), Number(values.pairs), Number(values.seconds)];
  const cores = { stream: serverCore, nats: clientCore, redis: clientCore };
  const stack = await openStack({ apis: 0, roles: ['stream'], cores });
  execFileSync('taskset', ['-acp', String(clientCore), String(process.pid)]);
  const bareServer = await startBareServer();
  const ours = await gatewayArm(stack, sockets);
  const bare = await bareArm(bareServer, sockets);
  try {
    const ownCpuSeconds = async () =>
      Object.values(await stack.cpuSeconds()).reduce((sum, part) => sum + part, bareServer.service.cpuSeconds());
    const result = await compare({ ours: ours.arm, bare: bare.arm, pairs, seconds, warmUpSeconds: Math.min(3, seconds), ownCpuSeconds });
    const { median, least, most } = result.ratio;
    report(
      {
        name: 'stream',
        what: `messages/s delivered to ${sockets} sockets through the gateway over a bare ws broadcast loop`,
        figure: `${median} (${least} to ${most}); CPU per message ${result.oursCpuMicros.median} µs over ${result.bareCpuMicros.median} µs`,
        aim: '>= 0.7',
        isReached: median >= 0.7,
        details: { sockets, updateBytes, updatesUnderWay: window, fedBy: 'facts published to NATS by the client process', ...result },
      },
      args.length === 0,
    );
  } finally {
    await ours.close();
    await bare.close();
    await bareServer.service.stop();
    await stack.close();
  }
}

interface OpenArm {
  arm: Arm;
  close(): Promise<void>;
}

async function gatewayArm(stack: Stack, sockets: number): Promise<OpenArm> {
  const bus = openFactBus({
    url: readConfig(stack.variables).natsUrl('worker'),
    prefix: 'pb',
    name: 'bench',
    keys: readConfig(stack.variables).factKeys,
    log: makeLog('silent', 'harness'),
  });
  while (!bus.isConnected()) await pause(20);
  const listeners = new RawListeners(updateBytes);
  await listeners.open(stack.ports.stream, sockets, JSON.stringify({ op: 'sub', ch: 'rates' }));
  // The last ones still wait for their snapshot.
  await pause(1_000);
  const publish = (seq: number) => bus.publish({ id: '', stream: 'rates', key: 'all', seq, body: paddedBody(seq) });
  return {
    arm: { run: broadcaster(listeners, publish), cpuSeconds: () => stack.service('stream').cpuSeconds() },
    close: async () => {
      listeners.close();
      await bus.close();
    },
  };
}

interface BareServer {
  service: Service;
  port: number;
}

async function startBareServer(): Promise<BareServer> {
  const port = await freePort();
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const args = ['tools/bench/bare-broadcast.ts', String(port)];
  const service = new Service({ name: 'bare broadcast', command: process.execPath, args, core: serverCore, isReady });
  return { service: await service.start(), port };
}

async function bareArm({ service, port }: BareServer, sockets: number): Promise<OpenArm> {
  const feeder = new WebSocket(`ws://127.0.0.1:${port}/feed`, { perMessageDeflate: false });
  await once(feeder, 'open');
  const listeners = new RawListeners(updateBytes);
  await listeners.open(port, sockets, undefined);
  return {
    arm: {
      run: broadcaster(listeners, (seq) => feeder.send(JSON.stringify(updateFrame(seq, paddedBody(seq))))),
      cpuSeconds: () => service.cpuSeconds(),
    },
    close: async () => {
      listeners.close();
      feeder.terminate();
    },
  };
}

/** Keeps the window full for so many seconds, waits for the last ones, and answers how many messages arrived. */
function broadcaster(listeners: RawListeners, send: (seq: number) => void): Arm['run'] {
  let seq = 0;
  return async (seconds) => {
    const before = listeners.received;
    const until = performance.now() + seconds * 1_000;
    const feed = () => {
      if (performance.now() > until) return;
      while (seq - listeners.received / listeners.count < window) send(++seq);
    };
    listeners.onReceived = feed;
    feed();
    await pause(seconds * 1_000);
    await untilAllArrived(listeners, () => seq);
    return listeners.received - before;
  };
}

async function untilAllArrived(listeners: RawListeners, seq: () => number): Promise<void> {
  const until = performance.now() + 10_000;
  while (listeners.received < seq() * listeners.count) {
    if (performance.now() > until) throw new Error(`${seq() * listeners.count - listeners.received} messages did not arrive`);
    await pause(5);
  }
}

/** One price whose frame has exactly the wanted size. */
function paddedBody(seq: number) {
  const price = {
    pair: 'btc_usdt',
    price: '9741250000000',
    priceId: '01932c07-9d5c-7aa0-8000-000000000000',
    at: '2026-01-01T00:00:00.000Z',
  };
  const bare = JSON.stringify(updateFrame(seq, { prices: [{ ...price, pad: '' }] })).length;
  return { prices: [{ ...price, pad: 'x'.repeat(updateBytes - bare) }] };
}

/** As the gateway sends it; it writes the price with its decimal point. */
function updateFrame(seq: number, { prices }: { prices: Array<Record<string, string>> }) {
  return { op: 'upd', ch: 'rates', seq, data: { prices: prices.map((row) => ({ ...row, price: '97412.5' })) } };
}

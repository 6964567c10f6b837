import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { openFactBus } from '../../apps/server/src/platform/nats/fact-bus.ts';
import { report } from '../load/report.ts';
import { openStack, type Stack } from '../load/stack.ts';
import { bareArm, broadcaster, type OpenArm, startBareServer, window } from './bare-arm.ts';
import { compare } from './pairs.ts';
import { RawListeners } from './raw-listeners.ts';
import { bookFanOut } from './spot/book-fan-out.ts';

const updateBytes = 250;
const serverCore = 0;
const clientCore = 1;

/** `npm run -s bench -- stream`: what the gateway delivers of prices, or with `--channel book` of the books of spot markets. */
export async function stream(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      channel: { type: 'string', default: 'rates' },
      sockets: { type: 'string', default: '1000' },
      pairs: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '10' },
      markets: { type: 'string', default: '60' },
    },
  });
  const isKept = args.every((arg) => !arg.startsWith('--') || arg.startsWith('--channel'));
  const options = { sockets: Number(values.sockets), pairs: Number(values.pairs), seconds: Number(values.seconds), isKept };
  if (values.channel === 'book') await bookFanOut({ ...options, markets: Number(values.markets) });
  else await priceFanOut(options);
}

/**
 * Messages per second through the gateway over those of a bare broadcast loop. The client process hands facts straight to NATS,
 * as the relay would, so that the gateway is measured and not PostgreSQL; the bare loop gets the same updates over a socket. Both
 * servers have one core, the client with everything else has the other.
 */
async function priceFanOut({ sockets, pairs, seconds, isKept }: { sockets: number; pairs: number; seconds: number; isKept: boolean }) {
  const cores = { stream: serverCore, nats: clientCore, redis: clientCore };
  const stack = await openStack({ apis: 0, roles: ['stream'], cores });
  execFileSync('taskset', ['-acp', String(clientCore), String(process.pid)]);
  const bareServer = await startBareServer(serverCore);
  const ours = await gatewayArm(stack, sockets);
  const bare = await bareArm(bareServer, sockets, (seq) => JSON.stringify(updateFrame(seq, paddedBody(seq))));
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
      isKept,
    );
  } finally {
    await ours.close();
    await bare.close();
    await bareServer.service.stop();
    await stack.close();
  }
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
  const listeners = new RawListeners();
  await listeners.open(stack.ports.stream, sockets, [JSON.stringify({ op: 'sub', ch: 'rates' })]);
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

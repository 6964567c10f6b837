import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openOwnPostgres, throwAway } from '../../db/own-postgres.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { type BareServer, bareArm, type OpenArm, startBareServer } from '../bare-arm.ts';
import { familyCpuSeconds } from '../ledger/postgres-server.ts';
import { compare } from '../pairs.ts';
import { type BookGateway, bookArm, openBookGateway } from './book-gateway.ts';
import { openStalledSockets, type StalledSockets } from './stalled-sockets.ts';

const serverCore = 0;
const clientCore = 1;
const stalledShare = 0.01;
const aims = { fanOut: 0.7, stalled: 0.95 };

export interface FanOutOptions {
  sockets: number;
  markets: number;
  pairs: number;
  seconds: number;
  isKept: boolean;
}

interface Grounds {
  stack: Stack;
  gateway: BookGateway;
  bareServer: BareServer;
  ownCpuSeconds: () => Promise<number>;
}

/**
 * What the gateway delivers of the books of spot markets: over a bare loop that sends the same frames, and what is left of it while some
 * sockets do not read. The gateway looks at the books in PostgreSQL, which shares a core with the client; the gateway and the bare loop
 * have the other one.
 */
export async function bookFanOut(options: FanOutOptions): Promise<void> {
  const postgres = await openOwnPostgres(throwAway);
  pinFamily(postgres.service.pid);
  const ending: Array<() => Promise<unknown>> = [() => postgres.close()];
  try {
    // Usually a socket that does not read is closed after ten seconds; here each of them has to last for all pairs.
    const variables = { PB_SLOW_SOCKET_MS: '3600000' };
    const cores = { stream: serverCore, nats: clientCore, redis: clientCore };
    const stack = await openStack({ apis: 0, roles: ['stream'], cores, superUrl: postgres.superUrl, variables });
    ending.push(() => stack.close());
    execFileSync('taskset', ['-acp', String(clientCore), String(process.pid)], { stdio: 'ignore' });
    const bareServer = await startBareServer(serverCore);
    ending.push(() => bareServer.service.stop());
    const gateway = await openBookGateway(stack, options.markets);
    ending.push(async () => gateway.pacer.close());
    const ownCpuSeconds = async () =>
      Object.values({ ...(await stack.cpuSeconds()), postgres: familyCpuSeconds(postgres.service.pid) }).reduce(
        (sum, part) => sum + part,
        bareServer.service.cpuSeconds(),
      );
    await measure({ stack, gateway, bareServer, ownCpuSeconds }, options);
  } finally {
    for (const end of ending.reverse()) await end();
  }
}

async function measure(grounds: Grounds, options: FanOutOptions): Promise<void> {
  const { stack, gateway, bareServer } = grounds;
  const stalled = await openStalledSockets(stack, gateway, Math.ceil(options.sockets * stalledShare));
  await stalled.leave();
  const ours = await bookArm(stack, gateway, options.sockets);
  await compareStalled(grounds, options, { ours, stalled });
  stalled.close();
  const { frames } = gateway.pacer;
  const bare = await bareArm(bareServer, options.sockets, (seq) => frames[seq % frames.length] as string);
  await compareWithBare(grounds, options, { ours, bare });
  await bare.close();
  await ours.close();
}

async function compareWithBare(
  { gateway, ownCpuSeconds }: Grounds,
  { sockets, markets, pairs, seconds, isKept }: FanOutOptions,
  { ours, bare }: { ours: OpenArm; bare: OpenArm },
): Promise<void> {
  const arms = { ours: ours.arm, bare: { ...bare.arm, prepare: async () => await ours.arm.prepare?.() } };
  const result = await compare({ ...arms, pairs, seconds, warmUpSeconds: Math.min(3, seconds), ownCpuSeconds });
  const { median, least, most } = result.ratio;
  const { frames } = gateway.pacer;
  report(
    {
      name: 'spot-fan-out',
      what: `messages/s of the books of ${markets} spot markets, 20 levels a side, delivered to ${sockets} sockets through the gateway over a bare ws broadcast loop`,
      figure: `${median} (${least} to ${most}); CPU per message ${result.oursCpuMicros.median} µs over ${result.bareCpuMicros.median} µs`,
      aim: `>= ${aims.fanOut}, better 0.85`,
      isReached: median >= aims.fanOut,
      details: {
        sockets,
        markets,
        frameBytes: round(frames.reduce((sum, frame) => sum + frame.length, 0) / frames.length, 0),
        fedBy: 'books that a maker changes in PostgreSQL, each as soon as its last change was told',
        ...result,
      },
    },
    isKept,
  );
}

async function compareStalled(
  { ownCpuSeconds }: Grounds,
  { sockets, markets, pairs, seconds, isKept }: FanOutOptions,
  { ours, stalled }: { ours: OpenArm; stalled: StalledSockets },
): Promise<void> {
  const { arm } = ours;
  const prepare = (change: () => Promise<void>) => async () => {
    await arm.prepare?.();
    await change();
  };
  const result = await compare({
    ours: { ...arm, prepare: prepare(stalled.listen) },
    bare: { ...arm, prepare: prepare(stalled.leave) },
    pairs,
    seconds,
    warmUpSeconds: Math.min(3, seconds),
    ownCpuSeconds,
  });
  // The pacer is the one more.
  await stalled.mustBeOpen(sockets + 1);
  const { median, least, most } = result.ratio;
  report(
    {
      name: 'spot-fan-out-stalled',
      what: `messages/s of the books of ${markets} spot markets that ${sockets} sockets receive while ${stalled.count} more do not read, over what they receive alone`,
      figure: `${median} (${least} to ${most})`,
      aim: `>= ${aims.stalled}`,
      isReached: median >= aims.stalled,
      details: {
        sockets,
        markets,
        stalled: stalled.count,
        fullAfterSeconds: stalled.fullAfterSeconds,
        arms: { ours: 'some do not read', bare: 'the others alone' },
        ...result,
      },
    },
    isKept,
  );
}

/** A PostgreSQL server with all that it has started and will start. */
function pinFamily(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const one of [String(pid), ...children]) execFileSync('taskset', ['-acp', String(clientCore), one], { stdio: 'ignore' });
}

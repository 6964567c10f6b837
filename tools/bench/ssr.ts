import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { freePort } from '../../apps/server/test/support/free-port.ts';
import { cpuShares } from '../load/drive.ts';
import { report } from '../load/report.ts';
import { Service } from '../load/service.ts';
import { openStack, type Stack } from '../load/stack.ts';
import { type Arm, compare } from './pairs.ts';
import { takePage } from './take-page.ts';

const serverCore = 0;
const clientCore = 1;
const connections = 8;
/** Longer than a page is kept. */
const keptMs = 3_000;
const browser = [
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language: en-US,en;q=0.9',
  'accept-encoding: gzip, deflate, br, zstd',
];
/** Looks like a session, so the web role renders the page for this visitor alone. */
const visitor = [...browser, 'cookie: login=1'];

/**
 * `npm run -s bench -- ssr`: pages per second of the web role over a bare node:http server, rendered for each visitor and
 * kept for all. The measured server has one core; wrk and everything behind the web role have the other.
 */
export async function ssr(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pairs: { type: 'string', default: '6' }, seconds: { type: 'string', default: '10' }, only: { type: 'string' } },
  });
  const [pairs, seconds] = [Number(values.pairs), Number(values.seconds)];
  const cores = { web: serverCore, api: clientCore, worker: clientCore, nats: clientCore, redis: clientCore };
  const stack = await openStack({ apis: 1, roles: ['worker', 'web'], cores, webAsks: 'api' });
  await untilWhole(`http://127.0.0.1:${stack.ports.web}/`);
  const bare = await startBareServer(stack);
  try {
    for (const kind of kinds.filter(({ name }) => values.only === undefined || name === values.only)) {
      report(await measureKind(kind, stack, bare, { pairs, seconds }), args.length === 0);
    }
  } finally {
    await bare.service.stop();
    await stack.close();
  }
}

/** The first pages of a cold stack lack what came too late; nobody is compared with them. */
async function untilWhole(url: string): Promise<void> {
  for (let before = 0, attempt = 0; attempt < 20; attempt++) {
    const { length } = await takePage(url, {});
    if (Math.abs(length / before - 1) < 0.01) return;
    before = length;
    await pause(keptMs);
  }
  throw new Error('the page keeps changing its length');
}

async function measureKind(kind: Kind, stack: Stack, bareServer: BareServer, { pairs, seconds }: { pairs: number; seconds: number }) {
  const ours = await wrkArm(stack.service('web'), `http://127.0.0.1:${stack.ports.web}/`, kind.headers);
  const bare = await wrkArm(bareServer.service, `${bareServer.address}${kind.barePath}`, kind.headers);
  if (Math.abs(ours.pageBytes / bare.pageBytes - 1) > 0.02) throw new Error(`pages differ: ${ours.pageBytes} and ${bare.pageBytes} bytes`);
  const ownCpuSeconds = async () =>
    Object.values(await stack.cpuSeconds()).reduce((sum, part) => sum + part, bareServer.service.cpuSeconds());
  const result = await compare({ ours, bare, pairs, seconds, warmUpSeconds: Math.min(3, seconds), ownCpuSeconds });
  const before = await stack.cpuSeconds();
  await ours.run(seconds);
  const coresBusy = cpuShares(before, await stack.cpuSeconds(), seconds);
  const { median, least, most } = result.ratio;
  return {
    name: kind.name,
    what: kind.what,
    figure: `${median} (${least} to ${most}); CPU per page ${result.oursCpuMicros.median} µs over ${result.bareCpuMicros.median} µs`,
    aim: `>= ${kind.aim}`,
    isReached: median >= kind.aim,
    details: { connections, pageBytes: ours.pageBytes, denominator: kind.denominator, ...result, coresBusy },
  };
}

type Kind = (typeof kinds)[number];
interface BareServer {
  service: Service;
  address: string;
}

const kinds = [
  {
    name: 'ssr-rendered',
    what: 'home pages/s rendered for each visitor over a bare renderToPipeableStream',
    headers: visitor,
    barePath: '/rendered',
    aim: 0.6,
    denominator:
      'node:http and renderToPipeableStream of the same React tree (router, query cache and texts included) with the data at hand; no calls to the api, no matching of routes, no encoding of data, no headers but the type',
  },
  {
    name: 'ssr-kept',
    what: 'home pages/s for anonymous visitors from the page cache, compressed, over a bare server that sends the same bytes',
    headers: browser,
    barePath: '/kept',
    aim: 0.6,
    denominator: 'node:http and one buffer with the same compressed bytes; no nonce, no language, no headers but type and length',
  },
];

async function startBareServer(stack: Stack): Promise<BareServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'bare page',
    command: process.execPath,
    args: ['tools/bench/bare-page.ts', String(port), `http://127.0.0.1:${stack.ports.web}/`, `http://127.0.0.1:${stack.ports.api[0]}`],
    variables: stack.variables,
    core: serverCore,
    isReady: () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { service: await service.start(), address };
}

async function wrkArm(service: Service, url: string, headers: readonly string[]): Promise<Arm & { pageBytes: number }> {
  const { length: pageBytes } = await takePage(url, Object.fromEntries(headers.map((header) => header.split(': '))));
  return { pageBytes, run: (seconds) => runWrk(url, headers, seconds, pageBytes), cpuSeconds: () => service.cpuSeconds() };
}

async function runWrk(url: string, headers: readonly string[], seconds: number, pageBytes: number): Promise<number> {
  const asked = headers.flatMap((header) => ['-H', header]);
  const args = ['-c', String(clientCore), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...asked, url];
  const { stdout } = await promisify(execFile)('taskset', args);
  const [, requests, amount, unit] = /(\d+) requests in .*?([\d.]+)([KMG]?)B read/.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`some pages failed:\n${stdout}`);
  // A page whose data came too late is a good answer too, but a cheaper one.
  const bytesEach = (Number(amount) * 1024 ** ['', 'K', 'M', 'G'].indexOf(unit ?? '')) / Number(requests);
  if (bytesEach < 0.95 * pageBytes) throw new Error(`pages were incomplete: ${Math.round(bytesEach)} of ${pageBytes} bytes`);
  return Number(requests);
}

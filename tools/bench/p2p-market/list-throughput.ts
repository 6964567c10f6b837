import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import { adList } from '../../../packages/contract/src/p2p/p2p-ads/market/ad-list.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import { root } from '../../dev-stack/stack.ts';
import type { Report } from '../../load/report.ts';
import { cpuSecondsOf, endedChildrenCpuSeconds, Service } from '../../load/service.ts';
import { familyCpuSeconds } from '../ledger/postgres-server.ts';
import { type Arm, type Comparison, compare } from '../pairs.ts';
import { origin, plainList } from './market-acts.ts';
import { openMarketOfSize } from './market-of-size.ts';

const connections = 16;
const aims = { plain: 0.5, filtered: 0.6 };
type Kind = keyof typeof aims;

interface Running {
  service: Service;
  address: string;
}

interface ListOptions {
  base: number;
  pairs: number;
  seconds: number;
  /** Another checkout, with its packages installed, whose api is asked the same. */
  against: string | undefined;
}

/**
 * Pages of the list per second through the api, gates on. The first page, which guests share, over bare bytes; pages with filters,
 * of which no two are the same, over a bare handler that runs the same statements.
 */
export async function measureLists(postgres: OwnPostgres, { base, against, ...times }: ListOptions): Promise<Report[]> {
  const { variables, query } = await openMarketOfSize(postgres, 'list', { ads: base, isOnePair: false });
  const open: Running[] = [];
  const keep = (started: Running) => {
    open.push(started);
    return started;
  };
  try {
    const api = keep(await startApi(root, variables));
    const other = against === undefined ? undefined : keep(await startApi(against, variables));
    const bytes = keep(await startBareBytes(api));
    const statements = keep(await startBareList(variables));
    const postgresCpu = () => familyCpuSeconds(postgres.service.pid);
    const arm = (kind: Kind, { address, service }: Running): Arm => ({
      run: (seconds) => runLists(address, kind, seconds),
      cpuSeconds: () => cpuSecondsOf(service.pid) + postgresCpu(),
    });
    const ownCpuSeconds = async () =>
      open.reduce(
        (sum, { service }) => sum + service.cpuSeconds(),
        postgresCpu() + endedChildrenCpuSeconds() + process.cpuUsage().user / 1e6,
      );
    const options = { ...times, warmUpSeconds: Math.min(3, times.seconds), ownCpuSeconds };
    const measure = async (kind: Kind, bare: Running): Promise<Report> => {
      const ours = arm(kind, api);
      const overBare = await compare({ ...options, ours, bare: arm(kind, bare) });
      const overOther = other && (await compare({ ...options, ours, bare: arm(kind, other) }));
      return reportOf(kind, base, overBare, overOther);
    };
    return [await measure('plain', bytes), await measure('filtered', statements)];
  } finally {
    for (const { service } of open) await service.stop();
    await query.end();
  }
}

const reports: Record<Kind, { name: string; what: string }> = {
  plain: {
    name: 'p2p-market-list',
    what: 'first pages of the ad list for guests per second through the api, over node:http that sends the same bytes',
  },
  filtered: {
    name: 'p2p-market-filtered',
    what: 'ad lists with filters, no two alike, per second through the api, over node:http with the same statements',
  },
};

function reportOf(kind: Kind, ads: number, overBare: Comparison, overOther: Comparison | undefined): Report {
  const { median, least, most } = overBare.ratio;
  const times = overOther ? `, ${overOther.ratio.median} times the other build (${overOther.barePerSecond.median}/s)` : '';
  return {
    ...reports[kind],
    figure: `${median} (${least} to ${most}); ${overBare.oursPerSecond.median}/s over ${overBare.barePerSecond.median}/s${times}`,
    aim: `>= ${aims[kind]}`,
    isReached: median >= aims[kind],
    details: { connections, ads, overBare, ...(overOther ? { overOther } : {}) },
  };
}

/** The role as it is, with limits so high that nobody is refused. */
async function startApi(folder: string, variables: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const more = { PB_API_PORT: String(port), PB_REQUESTS_PER_MINUTE_FACTOR: '100000', PB_REDIS_PREFIX: `pb-bench-${port}:` };
  return await startProcess('api', port, [join(folder, 'apps/server/src/main.ts'), '--roles=api'], { ...variables, ...more }, '/readyz');
}

async function startBareBytes({ address }: Running): Promise<Running> {
  const port = await freePort();
  const args = [String(port), `${address}${adList.path}`, JSON.stringify(plainList), origin];
  return await startProcess('bare bytes', port, [script('bare-bytes'), ...args], {}, '/');
}

async function startBareList(variables: Record<string, string>): Promise<Running> {
  const port = await freePort();
  return await startProcess('bare list', port, [script('bare-list'), String(port)], variables, '/');
}

const script = (name: string) => `tools/bench/p2p-market/${name}.ts`;

async function startProcess(name: string, port: number, args: string[], variables: Record<string, string>, path: string): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { service: await new Service({ name, command: process.execPath, args, variables, isReady }).start(), address };
}

/** Visitors ask for the list as fast as they are answered; answers how many pages came. */
async function runLists(address: string, kind: Kind, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'tools/bench/p2p-market/list.lua'];
  const { stdout } = await promisify(execFile)('wrk', [...args, `${address}${adList.path}`, '--', origin, kind], { cwd: root });
  const [, requests] = /(\d+) requests in /.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`some lists failed:\n${stdout}`);
  return Number(requests);
}

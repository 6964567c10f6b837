import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { adList } from '../../../packages/contract/src/p2p/p2p-ads/market/ad-list.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import { root } from '../../dev-stack/stack.ts';
import type { Report } from '../../load/report.ts';
import { cpuSecondsOf, endedChildrenCpuSeconds, freePort, Service } from '../../load/service.ts';
import { familyCpuSeconds } from '../ledger/postgres-server.ts';
import { startUngatedApi, type UngatedApi } from '../ledger/ungated-api.ts';
import { type Arm, compare } from '../pairs.ts';
import { origin } from './market-acts.ts';
import { openMarketOfSize } from './market-of-size.ts';

const aim = 0.6;
const connections = 16;

/** First pages of the list per second, through the api over a bare handler that runs the same statements. */
export async function measureList(
  postgres: OwnPostgres,
  { base, ...times }: { base: number; pairs: number; seconds: number },
): Promise<Report> {
  const { variables, query } = await openMarketOfSize(postgres, 'list', { ads: base, isOnePair: false });
  const open: UngatedApi[] = [];
  try {
    const [api, ungated, bare] = [
      await startApi(variables),
      await startUngatedApi(variables, script('bare-market')),
      await startBare(variables),
    ];
    open.push(api, ungated, bare);
    const postgresCpu = () => familyCpuSeconds(postgres.service.pid);
    const arm = ({ address, service }: UngatedApi): Arm => ({
      run: (seconds) => runLists(address, seconds),
      cpuSeconds: () => cpuSecondsOf(service.pid) + postgresCpu(),
    });
    const ownCpuSeconds = async () =>
      open.reduce(
        (sum, { service }) => sum + service.cpuSeconds(),
        postgresCpu() + endedChildrenCpuSeconds() + process.cpuUsage().user / 1e6,
      );
    const options = { ...times, warmUpSeconds: Math.min(3, times.seconds), ownCpuSeconds, bare: arm(bare) };
    const gated = await compare({ ...options, ours: arm(api) });
    const withoutGates = await compare({ ...options, ours: arm(ungated), pairs: Math.ceil(times.pairs / 2) });
    const { median, least, most } = gated.ratio;
    return {
      name: 'p2p-market-list',
      what: 'first pages of the ad list per second through the api, gates on, over node:http with the same statements',
      figure: `${median} (${least} to ${most}), without the gates ${withoutGates.ratio.median}; ${gated.oursPerSecond.median}/s over ${gated.barePerSecond.median}/s`,
      aim: `>= ${aim}`,
      isReached: median >= aim,
      details: { connections, ads: base, withGates: gated, withoutGates },
    };
  } finally {
    for (const { service } of open) await service.stop();
    await query.end();
  }
}

const script = (name: string) => `tools/bench/p2p-market/${name}.ts`;

/** The role as it is, with limits so high that nobody is refused. */
async function startApi(variables: Record<string, string>): Promise<UngatedApi> {
  const port = await freePort();
  const more = { PB_API_PORT: String(port), PB_REQUESTS_PER_MINUTE_FACTOR: '100000', PB_REDIS_PREFIX: `pb-bench-${port}:` };
  return await startProcess('api', port, ['apps/server/src/main.ts', '--roles=api'], { ...variables, ...more }, '/readyz');
}

async function startBare(variables: Record<string, string>): Promise<UngatedApi> {
  const port = await freePort();
  return await startProcess('bare list', port, [script('bare-list'), String(port)], variables, '/');
}

async function startProcess(
  name: string,
  port: number,
  args: string[],
  variables: Record<string, string>,
  path: string,
): Promise<UngatedApi> {
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { service: await new Service({ name, command: process.execPath, args, variables, isReady }).start(), address };
}

/** Visitors ask for the list as fast as they are answered; answers how many pages came. */
async function runLists(address: string, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'tools/bench/p2p-market/list.lua'];
  const { stdout } = await promisify(execFile)('wrk', [...args, `${address}${adList.path}`, '--', origin], { cwd: root });
  const [, requests] = /(\d+) requests in /.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`some lists failed:\n${stdout}`);
  return Number(requests);
}

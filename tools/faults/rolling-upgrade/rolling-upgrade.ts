import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { mixedAsks } from '../../load/asks.ts';
import { drive, warmUp } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { makeRelease, type Release } from './next-release.ts';
import { signedInAsks } from './signed-in-asks.ts';

/** In the order of deploy/upgrade.sh: what reads facts first, the matchers before the apis that write to them, web after the api that it asks. */
const order = ['worker', 'stream', 'matcher-1', 'matcher-2', 'api-1', 'api-2', 'web-1', 'web-2', 'admin'] as const;

/**
 * `npm run -s faults -- rolling-upgrade`: while people go on reading and moving coins, migrations expand the hottest tables and every
 * process is replaced by one of the next release, several releases long.
 */
export async function rollingUpgrade(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '100000' },
      rate: { type: 'string', default: '100' },
      upgrades: { type: 'string', default: '5' },
    },
  });
  const [count, perSecond, upgrades] = [Number(values.requests), Number(values.rate), Number(values.upgrades)];
  const stack = await openStack({ apis: 2, matchers: 2, webs: 2, roles: ['admin', 'stream', 'worker', 'web'] });
  try {
    const people = await signedInAsks(stack, 100);
    const next = mixed(await mixedAsks(stack, { isPublishing: false }), people);
    await warmUp(next);
    const driving = drive({ perSecond, count, next });
    const done = await upgradeInTurn(stack, upgrades, (count / perSecond / upgrades) * 1_000);
    const result = await driving;
    const ledger = await people.audit();
    const isWhole = result.failed === 0 && ledger.lost + ledger.untold + ledger.doubled === 0;
    report(
      {
        name: 'rolling-upgrade',
        what: `${count} mixed requests at ${perSecond}/s, a fifth of them signed-in writes, while ${upgrades} releases with migrations replace every process`,
        figure: `${result.failed} of ${result.requests} failed over ${done.replaced} replaced processes and ${done.migrations} migrations, p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms, ${ledger.transfers} transfers, ${ledger.lost} lost, ${ledger.untold + ledger.doubled} doubled or untold`,
        aim: '0 failed, 0 lost',
        isReached: isWhole && done.replaced === upgrades * order.length,
        details: { ...result, ...done, ledger },
      },
      args.length === 0,
    );
  } finally {
    await stack.close();
  }
}

/** Of ten requests: six of visitors, of pages and prices, two looks at one's own coins and two transfers. */
function mixed(visitors: Awaited<ReturnType<typeof mixedAsks>>, { look, move }: Awaited<ReturnType<typeof signedInAsks>>) {
  let turn = 0;
  return () => {
    const place = turn++ % 5;
    if (place === 1) return move();
    return place === 3 ? look() : visitors();
  };
}

/** Each release is rolled out at the beginning of its share of the time; one that takes longer makes the next one late. */
async function upgradeInTurn(stack: Stack, upgrades: number, everyMs: number) {
  const started = performance.now();
  const done = { replaced: 0, migrations: 0, versions: [] as string[], seconds: [] as number[] };
  for (let number = 1; number <= upgrades; number++) {
    const release = makeRelease(number);
    // What browsers load is read again and again, so every release stays until the end.
    process.once('exit', release.remove);
    await pause(Math.max(0, started + (number - 1) * everyMs - performance.now()));
    const begun = performance.now();
    done.migrations += await migrate(stack, release);
    for (const name of order) {
      await replace(stack, name, release);
      done.replaced += 1;
    }
    done.versions.push(await onlyVersion(stack));
    done.seconds.push(Math.round((performance.now() - begun) / 1_000));
  }
  return done;
}

/** By the command of an installation, with the files of the release. Answers how many migrations there were. */
async function migrate({ query, variables }: Stack, { folder }: Release): Promise<number> {
  const count = async () => (await query<{ count: number }>('SELECT count(*)::int AS count FROM platform_migrations'))[0]?.count ?? 0;
  const before = await count();
  const env = { PATH: process.env.PATH, PB_DATABASE_URL: variables.PB_DATABASE_URL };
  await promisify(execFile)(process.execPath, ['tools/db/prepare.ts', 'migrate'], { cwd: folder, env });
  return (await count()) - before;
}

async function replace(stack: Stack, name: string, { folder }: Release): Promise<void> {
  const service = stack.service(name);
  service.folder = folder;
  await service.stop('SIGTERM');
  await service.start();
}

/** What the console shows: everybody alive is of the new release. */
async function onlyVersion({ query }: Stack): Promise<string> {
  const rows = await query<{ version: string }>('SELECT DISTINCT version FROM platform_instances');
  const versions = rows.map(({ version }) => version);
  if (versions.length !== 1) throw new Error(`after the upgrade there are ${versions.join(', ')}`);
  return versions[0] as string;
}

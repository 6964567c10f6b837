import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { examine, type Finding, usual } from '../dev-stack/doctor.ts';
import type { StageOutput } from './run-stages.ts';

const packages: ReadonlyArray<readonly [file: string, name: string]> = [
  ['/usr/bin/chromium-headless-shell', 'chromium-headless-shell'],
  ['/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', 'fonts-noto-core'],
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'fonts-noto-cjk'],
  ['/usr/bin/redis-server', 'redis-server'],
  ['/usr/sbin/nats-server', 'nats-server'],
  ['/usr/lib/postgresql', 'postgresql'],
];

/** Installs what a new machine lacks and starts what does not run; what is there is left as it is. */
export async function bringServices(output: StageOutput): Promise<boolean> {
  const missing = packages.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length > 0) install(missing);
  await startMissing();
  const problems = await unmet();
  for (const { what, says } of problems) output.write(`${what}: ${says}\n`);
  return problems.length === 0;
}

function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

const starts: Record<string, readonly [string, readonly string[]]> = {
  Redis: ['redis-server', ['--daemonize', 'yes', '--bind', '127.0.0.1', '--port', '6379', '--save', '', '--appendonly', 'no']],
};

async function startMissing(): Promise<void> {
  const away = (await unmet()).filter(({ what }) => starts[what]);
  for (const { what } of away) {
    const [file, args] = starts[what] as readonly [string, readonly string[]];
    spawn(file, args, { stdio: 'ignore', detached: true }).unref();
  }
  for (let attempt = 0; away.length > 0 && attempt < 300; attempt++) {
    if ((await unmet()).every(({ what }) => !starts[what])) return;
    await pause(100);
  }
}

/** CI starts a PostgreSQL server of its own, so that the usual one need not run. */
async function unmet(): Promise<Finding[]> {
  return (await examine({ ...usual, ports: [] })).filter(({ what, isFine }) => !isFine && what !== 'PostgreSQL');
}

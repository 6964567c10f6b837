import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { examine, usual } from '../dev-stack/doctor.ts';

const packages: ReadonlyArray<readonly [file: string, name: string]> = [
  ['/usr/bin/chromium', 'chromium'],
  ['/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', 'fonts-noto-core'],
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'fonts-noto-cjk'],
  ['/usr/bin/redis-server', 'redis-server'],
  ['/usr/sbin/nats-server', 'nats-server'],
  ['/usr/lib/postgresql', 'postgresql'],
];

/** Installs what a new machine lacks and starts what does not run; what is there is left as it is. */
export async function bringServices(): Promise<boolean> {
  const missing = packages.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length > 0) install(missing);
  await startMissing();
  const problems = (await examine({ ...usual, ports: [] })).filter(({ isFine }) => !isFine);
  for (const { what, says } of problems) process.stdout.write(`${what}: ${says}\n`);
  return problems.length === 0;
}

function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

const starts: Record<string, readonly [string, readonly string[]]> = {
  PostgreSQL: ['pg_ctlcluster', ['--skip-systemctl-redirect', '15', 'main', 'start']],
  Redis: ['redis-server', ['--daemonize', 'yes', '--bind', '127.0.0.1', '--port', '6379', '--save', '', '--appendonly', 'no']],
  NATS: ['nats-server', ['-a', '127.0.0.1', '-p', '4222']],
};

async function startMissing(): Promise<void> {
  const findings = await examine({ ...usual, ports: [] });
  const away = findings.filter(({ what, isFine }) => !isFine && starts[what]);
  for (const { what } of away) {
    const [file, args] = starts[what] as readonly [string, readonly string[]];
    spawn(file, args, { stdio: 'ignore', detached: true }).unref();
  }
  if (away.length > 0) await new Promise((resolve) => setTimeout(resolve, 4_000));
}

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  ['/usr/bin/pgbackrest', 'pgbackrest'],
  // What the tests of deploy/ check its files with.
  ['/usr/bin/promtool', 'prometheus'],
  ['/usr/bin/amtool', 'prometheus-alertmanager'],
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/bin/shellcheck', 'shellcheck'],
  ['/usr/bin/openssl', 'openssl'],
  ['/usr/bin/curl', 'curl'],
  ['/usr/sbin/rsyslogd', 'rsyslog'],
  ['/usr/lib/x86_64-linux-gnu/rsyslog/lmnsd_ossl.so', 'rsyslog-openssl'],
];

/** Installs what a new machine lacks and starts what does not run; what is there is left as it is. */
export async function bringServices(output: StageOutput): Promise<boolean> {
  installMissing(packages);
  if (!['/usr/bin/kubectl', '/usr/local/bin/kubectl'].some(existsSync)) fetchKubectl();
  await startMissing();
  const problems = await unmet();
  for (const { what, says } of problems) output.write(`${what}: ${says}\n`);
  return problems.length === 0;
}

/** Packages of Debian, each with a file by which it is known to be there. */
export function installMissing(wanted: typeof packages): void {
  const names = wanted.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (names.length === 0) return;
  withoutStarting(() => {
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
  });
}

const policy = '/usr/sbin/policy-rc.d';

/** Packages start their servers when they are installed; the ones that tests need are started by tests, on ports of their own. */
function withoutStarting(act: () => void): void {
  if (existsSync(policy)) return act();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    act();
  } finally {
    rmSync(policy);
  }
}

/** The kubectl of Debian 12 cannot read patches with a target; the one of Debian 13 runs on both, and Debian has signed it. */
function fetchKubectl(): void {
  const folder = mkdtempSync(join(tmpdir(), 'pb-kubectl-'));
  chmodSync(folder, 0o755);
  const list = join(folder, 'trixie.list');
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  writeFileSync(list, 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main\n');
  const alone = [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${join(folder, 'lists')}`,
    'Dir::State::status=/dev/null',
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting]);
  apt([...alone, 'update', '-qq'], folder);
  apt([...alone, 'download', '-qq', 'kubectl'], folder);
  execFileSync('sh', ['-c', 'dpkg-deb --extract kubectl_*.deb .'], { cwd: folder });
  copyFileSync(join(folder, 'usr/bin/kubectl'), '/usr/local/bin/kubectl');
  chmodSync('/usr/local/bin/kubectl', 0o755);
  rmSync(folder, { recursive: true });
}

function apt(args: readonly string[], cwd = '/'): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], cwd, env });
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

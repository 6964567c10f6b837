import { existsSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { chromiumPath } from './chromium.ts';

/** One thing that must be there, and what to do when it is not. */
export interface Finding {
  what: string;
  isFine: boolean;
  says: string;
}

export interface DoctorOptions {
  superUrl: string;
  redisUrl: string;
  /** Undefined where a server of one's own is started. */
  natsUrl: string | undefined;
  ports: readonly number[];
}

export const usual: DoctorOptions = {
  superUrl: process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  redisUrl: process.env.PB_REDIS_URL ?? 'redis://127.0.0.1:6379',
  natsUrl: process.env.PB_NATS_URL,
  ports: [8025, 8026, 8080, 8081, 8082, 8083, 8084, 8085, 8086],
};

/** Without these everything starts all the same. */
export const optional: ReadonlySet<string> = new Set(['Chromium', 'Fonts', 'Tools of deploy']);

export async function examine(options: DoctorOptions): Promise<Finding[]> {
  return await Promise.all([
    nodeVersion(),
    postgres(options.superUrl),
    reachable('Redis', options.redisUrl, 'start it with `redis-server`, or set PB_REDIS_URL'),
    nats(options.natsUrl),
    ...options.ports.map(freePort),
    chromium(),
    fonts(),
    toolsOfDeploy(),
  ]);
}

async function nodeVersion(): Promise<Finding> {
  const major = Number(process.versions.node.split('.')[0]);
  return finding(
    'Node.js',
    major >= 24,
    `${process.version}`,
    `${process.version} is too old; run \`npm ci\`, which brings Node.js 24, and start through \`npm run\``,
  );
}

async function postgres(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; super: boolean }>(
      `SELECT current_setting('server_version') AS version, rolsuper AS super FROM pg_roles WHERE rolname = current_user`,
    );
    const { version, super: isSuper } = rows[0] as { version: string; super: boolean };
    const isNew = Number.parseInt(version, 10) >= 15;
    if (!isNew) return finding('PostgreSQL', false, '', `${version} is too old; 15 or newer is needed`);
    return finding('PostgreSQL', isSuper, version, 'the account of PB_SUPER_URL may not make roles; name a superuser');
  } catch (error) {
    return finding(
      'PostgreSQL',
      false,
      '',
      `cannot be reached (${(error as Error).message || 'no answer'}); start it, or set PB_SUPER_URL`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function reachable(what: string, url: string, cure: string): Promise<Finding> {
  const { hostname, port } = new URL(url);
  return finding(what, await answers(hostname, Number(port)), `${hostname}:${port}`, `cannot be reached at ${hostname}:${port}; ${cure}`);
}

/** Stacks start a server of their own, with a user for each role, unless they are told another. */
async function nats(url: string | undefined): Promise<Finding> {
  if (url !== undefined) return await reachable('NATS', url, 'start it, or leave PB_NATS_URL out');
  return finding('NATS', isInstalled('nats-server'), 'found', '`nats-server` is in no folder of PATH; install it, or set PB_NATS_URL');
}

async function freePort(port: number): Promise<Finding> {
  return finding(
    `Port ${port}`,
    !(await answers('127.0.0.1', port)),
    'free',
    'is taken; stop what listens there: the demonstration needs it',
  );
}

async function chromium(): Promise<Finding> {
  const isThere = existsSync(chromiumPath());
  return finding(
    'Chromium',
    isThere,
    'found',
    'is missing (only the browser tests need it); `apt-get install chromium-headless-shell`, or set PB_CHROMIUM',
  );
}

async function fonts(): Promise<Finding> {
  const files = ['truetype/noto/NotoSans-Bold.ttf', 'truetype/noto/NotoSansArabic-Bold.ttf', 'opentype/noto/NotoSansCJK-Bold.ttc'];
  return finding(
    'Fonts',
    files.every((file) => existsSync(`/usr/share/fonts/${file}`)),
    'found',
    'are missing (pictures of pages would show boxes); `apt-get install fonts-noto-core fonts-noto-cjk`',
  );
}

async function toolsOfDeploy(): Promise<Finding> {
  const tools = ['promtool', 'amtool', 'nginx', 'haproxy', 'nats-server', 'shellcheck', 'openssl', 'curl', 'rsyslogd', 'kubectl'];
  const missing = tools.filter((tool) => !isInstalled(tool));
  return finding(
    'Tools of deploy',
    missing.length === 0,
    'found',
    `${missing.join(', ')}: missing (tests of deploy/ leave out what needs them); tools/ci/services.ts names the packages`,
  );
}

function isInstalled(tool: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(join(folder, tool)));
}

function finding(what: string, isFine: boolean, fine: string, cure: string): Finding {
  return { what, isFine, says: isFine ? fine : cure };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTcp({ host, port, timeout: 1_000 });
    const done = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false));
  });
}

if (import.meta.main) {
  const findings = await examine(usual);
  for (const { what, isFine, says } of findings) process.stdout.write(`${isFine ? 'ok     ' : 'MISSING'}  ${what}: ${says}\n`);
  const missing = findings.filter(({ what, isFine }) => !isFine && !optional.has(what)).length;
  process.stdout.write(missing === 0 ? '\nEverything is here: `npm run demo` will work.\n' : `\n${missing} to mend.\n`);
  process.exitCode = missing === 0 ? 0 : 1;
}

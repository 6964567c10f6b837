import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { freePort } from '../../apps/server/test/support/free-port.ts';
import { Service } from '../load/service.ts';
import { asUnprivileged, binaries } from './postgres-binaries.ts';

export interface OwnPostgres {
  service: Service;
  /** Where its cluster lies, in `data`. */
  folder: string;
  port: number;
  superUrl: string;
  /** As the superuser, over a connection of its own. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Until it answers: after a crash it recovers first. */
  untilReady(): Promise<void>;
  /** Kills all of its processes at once. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const readyWithinMs = 180_000;

/** As in postgresql.conf. */
type Settings = Readonly<Record<string, string>>;

/** For databases that live as long as one run of tests: nothing has to survive a crash, and many roles connect at once. */
export const throwAway: Settings = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum_naptime: '20s',
  max_connections: '500',
  shared_buffers: '256MB',
};

/**
 * A private PostgreSQL server, which may be broken or kept busy without harm to others. Nothing of it stays.
 * What is given stands before the settings below; its files are on the given disk. `fill` makes its cluster.
 */
export async function openOwnPostgres(given: Settings = {}, disk = tmpdir(), fill = makeCluster): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(disk, 'pb-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const port = await freePort();
    const superUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const [command, ...args] = asUnprivileged(folder, serverCommand(folder, port, given));
    fill(folder);
    const isReady = () =>
      ask(superUrl, 'SELECT 1').then(
        () => true,
        () => false,
      );
    const service = new Service({ name: 'postgres', command: command as string, args, isReady });
    await service.start();
    const close = async () => {
      await service.stop('SIGINT');
      remove();
      process.off('exit', remove);
    };
    return {
      service,
      folder,
      port,
      superUrl,
      query: (text, values) => ask(superUrl, text, values),
      untilReady: () => untilTrue(isReady),
      crash: () => crash(service),
      close,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A standby of another one, which it follows under the name `standby`. It can be asked, and nothing can be written there. */
export async function openStandby(primary: Pick<OwnPostgres, 'port'>, given: Settings = {}): Promise<OwnPostgres> {
  const conninfo = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  return await openOwnPostgres({ ...given, primary_conninfo: conninfo }, tmpdir(), (folder) => {
    const options = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync', `--dbname=${conninfo}`];
    const [file, ...args] = asUnprivileged(folder, [join(binaries(), 'pg_basebackup'), '-D', join(folder, 'data'), ...options]);
    execFileSync(file as string, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  });
}

function makeCluster(folder: string): void {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums'];
  const [file, ...args] = asUnprivileged(folder, [join(binaries(), 'initdb'), '-D', join(folder, 'data'), ...options]);
  execFileSync(file as string, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
}

function serverCommand(folder: string, port: number, given: Settings): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // Here processes die, not machines: what the kernel was given stays. Power cuts have a harness of their own.
    fsync: 'off',
    // What dies here is told by the harness.
    log_min_messages: 'panic',
    ...given,
  };
  return [
    join(binaries(), 'postgres'),
    '-D',
    join(folder, 'data'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** While the first process stands still it neither starts another one nor buries a dead one, so that each number is still its child's. */
async function crash(service: Service): Promise<void> {
  if (!service.isRunning) return;
  process.kill(service.pid, 'SIGSTOP');
  const children = readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children) process.kill(Number(child), 'SIGKILL');
  await service.stop('SIGKILL');
}

async function ask<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilTrue(isReady: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + readyWithinMs;
  while (!(await isReady())) {
    if (performance.now() > until) throw new Error(`PostgreSQL did not answer within ${readyWithinMs / 1_000} s`);
    await pause(50);
  }
}

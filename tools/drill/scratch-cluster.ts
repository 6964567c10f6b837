import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Repository } from '../../apps/server/src/modules/core/operations/index.ts';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { type PgBackRest, repositories } from '../backup/pgbackrest.ts';
import { asUnprivileged, binaries } from '../db/postgres-binaries.ts';

/** How far WAL is replayed: to a restore point that was made, to a moment, or to where the archive ends. */
type Target = { name: string } | { time: Date } | 'end';

interface ScratchOptions {
  pgBackRest: PgBackRest;
  repository: Repository;
  scratchDir: string;
  target: Target;
}

export interface ScratchCluster {
  urlOf: (user: string, database: string) => string;
  close(): Promise<void>;
}

const recoversWithinMs = 4 * 60 * 60_000;

/** The newest backup as a PostgreSQL of its own, which only a socket in a closed folder leads to. Nothing of it stays. */
export async function openScratchCluster({ pgBackRest, repository, scratchDir, target }: ScratchOptions): Promise<ScratchCluster> {
  const folder = mkdtempSync(join(scratchDir, 'pb-scratch-'));
  const dataDir = join(folder, 'data');
  let server: Server | undefined;
  const close = async () => {
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(dataDir, { mode: 0o700 });
    for (const one of [folder, dataDir]) asUnprivileged(one, []);
    await restore(pgBackRest, repository, dataDir, target);
    server = new Server(folder, dataDir);
    const urlOf = (user: string, database: string) => `postgres://${user}@${encodeURIComponent(folder)}/${database}`;
    await server.untilPromoted(urlOf('postgres', 'postgres'));
    return { urlOf, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function restore(pgBackRest: PgBackRest, repository: Repository, dataDir: string, target: Target): Promise<void> {
  await pgBackRest.run('restore', [
    `--repo=${repositories[repository]}`,
    `--pg1-path=${dataDir}`,
    '--archive-mode=off',
    `--recovery-option=restore_command=${pgBackRest.restoreCommand(repository, dataDir)}`,
    ...targetOptions(target),
  ]);
}

function targetOptions(target: Target): string[] {
  if (target === 'end') return [];
  const [type, at] = 'name' in target ? ['name', target.name] : ['time', target.time.toISOString().replace('T', ' ').replace('Z', '+00')];
  return [`--type=${type}`, `--target=${at}`, '--target-action=promote'];
}

class Server {
  private readonly child: ChildProcess;
  private says = '';

  constructor(folder: string, dataDir: string) {
    const hbaFile = join(folder, 'hba.conf');
    writeFileSync(hbaFile, 'local all all trust\n');
    const settings = {
      hba_file: hbaFile,
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: folder,
      // It is thrown away, and it stands for nobody's standby.
      fsync: 'off',
      synchronous_standby_names: '',
      // Nobody asks it before it is promoted; then it also needs no room for as many connections as the primary has.
      hot_standby: 'off',
      logging_collector: 'off',
      log_destination: 'stderr',
      log_min_messages: 'warning',
      lc_messages: 'C',
    };
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [file = '', ...args] = asUnprivileged(folder, [join(binaries(), 'postgres'), '-D', dataDir, ...words]);
    this.child = spawn(file, args, { cwd: '/', env: { PATH: process.env.PATH }, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.says = `${this.says}${chunk.toString()}`.slice(-20_000);
    });
  }

  async untilPromoted(url: string): Promise<void> {
    const until = performance.now() + recoversWithinMs;
    while (!(await isPromoted(url))) {
      if (this.hasEnded) throw new Error(`the copy does not start: ${reasonIn(this.says)}`);
      if (performance.now() > until) throw new Error(`the copy has not replayed its WAL within ${recoversWithinMs / 60_000} minutes`);
      await pause(250);
    }
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGQUIT');
    await ended;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

/** What stopped it, and what pgBackRest said while it was asked for WAL. */
function reasonIn(says: string): string {
  const lines = says.split('\n').filter((line) => /\b(?:FATAL|PANIC|ERROR): (?! *the database system is )/.test(line));
  return (
    [...new Set(lines.map((line) => line.replace(/^.*?\b(?=(?:FATAL|PANIC|ERROR): )/, '')))].slice(0, 4).join('; ') || says.slice(-500)
  );
}

async function isPromoted(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers');
    return rows[0]?.recovers === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

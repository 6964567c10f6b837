import { spawn } from 'node:child_process';
import type { Repository } from '../../apps/server/src/modules/core/operations/index.ts';
import { asUnprivileged } from '../db/postgres-binaries.ts';

/** Which numbers pgbackrest.conf gives them. */
export const repositories: Readonly<Record<Repository, string>> = { near: '1', far: '2' };

const stanza = 'main';

export interface PgBackRest {
  /** Answers what it printed; says in one line why it failed. */
  run: (command: string, options?: readonly string[]) => Promise<string>;
  /** What PostgreSQL runs to get a piece of WAL back. */
  restoreCommand: (repository: Repository, dataDir: string) => string;
}

interface PgBackRestOptions {
  /** As a superuser of backups, not of the database: `pb_backup`. Restoring needs nobody. */
  primaryUrl?: string | undefined;
  /** The usual places are /etc/pgbackrest/pgbackrest.conf and conf.d beside it. */
  configFile?: string | undefined;
  includePath?: string | undefined;
  /** What belongs to PostgreSQL's user when this is root. */
  folder: string;
}

export function openPgBackRest({ primaryUrl, configFile, includePath, folder }: PgBackRestOptions): PgBackRest {
  const base = [
    ...(configFile === undefined ? [] : [`--config=${configFile}`]),
    ...(includePath === undefined ? [] : [`--config-include-path=${includePath}`]),
    `--stanza=${stanza}`,
  ];
  return {
    run: async (command, options = []) => {
      const [file = '', ...args] = asUnprivileged(folder, ['pgbackrest', ...base, command, ...options]);
      return await finished(command, file, args, primaryUrl === undefined ? {} : connection(primaryUrl));
    },
    // Ahead of itself it would fetch into a folder that the archive of the primary uses.
    restoreCommand: (repository, dataDir) =>
      `pgbackrest ${base.join(' ')} --repo=${repositories[repository]} --pg1-path=${dataDir} --no-archive-async --log-level-console=error archive-get %f "%p"`,
  };
}

/** As libpq reads it: pgBackRest itself only speaks of sockets. */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password } = new URL(url);
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
  };
}

async function finished(command: string, file: string, args: readonly string[], variables: Record<string, string>): Promise<string> {
  const child = spawn(file, args, { cwd: '/', env: { PATH: process.env.PATH, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [says, printed] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    says += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    says += chunk;
  });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (ended) => resolve(ended ?? 'killed'));
  });
  if (code !== 0) throw new Error(`pgbackrest ${command}: ${reasonIn(says) ?? code}`);
  return printed;
}

/** `2026-11-19 01:02:03.000 P00  ERROR: [041]: unable to open ...` with the lines that belong to it, after what it warned of before. */
function reasonIn(says: string): string | undefined {
  const told = [...says.matchAll(/\b(?:WARN|ERROR): ([\s\S]*?)(?=\n\d{4}-\d\d-\d\d |\n *(?:HINT|WARN|ERROR):|\s*$)/g)];
  const reasons = told.map(([, text]) => (text as string).replaceAll(/\s+/g, ' ').slice(0, 300));
  return reasons.length === 0 ? undefined : reasons.slice(-3).join('; ');
}

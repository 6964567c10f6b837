import type { Repository } from '../../apps/server/src/modules/core/operations/index.ts';
import { missingWal } from './missing-wal.ts';
import { type PgBackRest, repositories } from './pgbackrest.ts';

export type BackupType = 'full' | 'diff' | 'incr';

interface BackupDetails {
  label: string;
  type: string;
  seconds: number;
  bytes: number;
}

interface Info {
  backup: Array<{
    label: string;
    type: string;
    archive: { start: string };
    database: { 'repo-key': number };
    error?: boolean;
    info: { repository: { size: number } };
  }>;
  archive: Array<{ id: string; database: { 'repo-key': number } }>;
}

/** Once for both repositories: they exist, and what PostgreSQL hands over arrives in both. */
export async function prepareRepositories({ run }: PgBackRest): Promise<void> {
  await run('stanza-create');
  await run('check');
}

/** A backup into one repository; whatever is too old there goes. A gap in its WAL is an error: nothing after it could be restored. */
export async function takeBackup(pgBackRest: PgBackRest, repository: Repository, type: BackupType): Promise<BackupDetails> {
  const started = performance.now();
  await pgBackRest.run('backup', [`--repo=${repositories[repository]}`, `--type=${type}`]);
  const { backup, archive } = await infoOf(pgBackRest);
  const key = Number(repositories[repository]);
  const own = backup.filter(({ database }) => database['repo-key'] === key);
  const newest = own.at(-1);
  if (!newest || newest.error) throw new Error(`the backup in ${repository} has pages with wrong checksums`);
  const gaps: string[] = [];
  for (const { id } of archive.filter(({ database }) => database['repo-key'] === key))
    gaps.push(...missingWal(await piecesIn(pgBackRest, repository, id), own[0]?.archive.start ?? newest.archive.start));
  if (gaps.length > 0) throw new Error(`WAL is missing in ${repository}: ${gaps.slice(0, 5).join(', ')}, ${gaps.length} in all`);
  return {
    label: newest.label,
    type: newest.type,
    seconds: Number(((performance.now() - started) / 1_000).toFixed(1)),
    bytes: newest.info.repository.size,
  };
}

/** Whether each repository has one to begin with. */
export async function hasEveryBackup(pgBackRest: PgBackRest): Promise<boolean> {
  const { backup } = await infoOf(pgBackRest).catch(() => ({ backup: [] as Info['backup'] }));
  return Object.values(repositories).every((key) => backup.some(({ database }) => database['repo-key'] === Number(key)));
}

async function infoOf({ run }: PgBackRest): Promise<Info> {
  const [info] = JSON.parse(await run('info', ['--output=json', '--log-level-console=off'])) as Info[];
  if (!info) throw new Error('pgbackrest knows no backup');
  return info;
}

async function piecesIn({ run }: PgBackRest, repository: Repository, id: string): Promise<string[]> {
  const listed = await run('repo-ls', [
    `--repo=${repositories[repository]}`,
    '--recurse',
    '--output=json',
    '--log-level-console=off',
    `archive/main/${id}`,
  ]);
  const files = Object.keys(JSON.parse(listed) as Record<string, object>).map((path) => path.split('/').at(-1) as string);
  return files.flatMap((file) => /^([0-9A-F]{24})-[0-9a-f]{40}(?:\.\w+)?$/.exec(file)?.[1] ?? []);
}

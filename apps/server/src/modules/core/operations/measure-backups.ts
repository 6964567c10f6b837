import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { archiveFigures, backupFigures, partitionFigures } from './backups.table.ts';

/** Whether what is written now could be had again tomorrow: backups, the archive of WAL, and partitions for the months to come. */
export async function measureBackups({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const [backups, archive, partitions] = await Promise.all([backupFigures(db), archiveFigures(db), partitionFigures(db)]);
  measures.backupSuccess.tell(
    backups.flatMap(({ kind, repository, last_good: lastGood }) => (lastGood === null ? [] : [[{ kind, repository }, lastGood] as const])),
  );
  measures.backupFailed.tell(backups.map(({ kind, repository, is_failed: isFailed }) => [{ kind, repository }, Number(isFailed)]));
  measures.walArchived.tell(archive.flatMap(({ last_archived: at }) => (at === null ? [] : [[{}, at] as const])));
  measures.walArchiveFailing.tell(archive.map(({ is_failing: isFailing }) => [{}, Number(isFailing)]));
  measures.partitionEnd.tell(partitions.map(({ table, ends_at: endsAt }) => [{ table }, endsAt]));
  measures.otherPartition.tell(partitions.map(({ table, other_bytes: bytes }) => [{ table }, bytes]));
}

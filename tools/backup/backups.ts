import { type BackupOutcome, type Repository, recordBackup } from '../../apps/server/src/modules/core/operations/index.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { drill } from '../drill/drill.ts';
import { openPgBackRest, repositories } from './pgbackrest.ts';
import { type BackupType, hasEveryBackup, prepareRepositories, takeBackup } from './take-backup.ts';

/** Takes backups and tries them, says what came of it, and writes it down where the worker finds it. */
export function openBackups() {
  const config = readConfig(process.env);
  const { primaryUrl, scratchDir } = config.backup;
  const url = config.databaseUrl('worker');
  const database = new URL(url).pathname.slice(1);
  const { db } = openPool({ url, size: 1, statementMs: 60 * 60_000, name: 'peerbourse-backup' });
  const pgBackRest = openPgBackRest({ primaryUrl, folder: scratchDir });

  async function attempt(kind: BackupOutcome['kind'], repository: Repository, act: () => Promise<object>): Promise<boolean> {
    const outcome = await act().then(
      (details) => ({ isGood: true, details: { ...details } }),
      (error: Error) => ({ isGood: false, details: { reason: error.message } }),
    );
    process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), kind, repository, ...outcome })}\n`);
    // Where the database cannot be asked, the age of the last good one tells.
    await recordBackup(db, { kind, repository, ...outcome }).catch((error: Error) =>
      process.stderr.write(`not written down: ${error.message}\n`),
    );
    return outcome.isGood;
  }

  return {
    /** Until the repositories are made, PostgreSQL keeps all of its WAL. */
    isNew: async (): Promise<boolean> => !(await hasEveryBackup(pgBackRest)),
    /** One into each repository; what fails in one does not keep the other from its own. */
    take: async (type: BackupType): Promise<boolean> => {
      const prepared = await prepareRepositories(pgBackRest).then(
        () => undefined,
        (error: Error) => error,
      );
      const taken: boolean[] = [];
      for (const repository of Object.keys(repositories) as Repository[])
        taken.push(
          await attempt('backup', repository, async () => {
            const details = await takeBackup(pgBackRest, repository, type);
            if (prepared) throw prepared;
            return details;
          }),
        );
      return taken.every(Boolean);
    },
    drill: async (name: string): Promise<boolean> => {
      if (!(name in repositories)) throw new Error(`there is no repository ${name}`);
      const repository = name as Repository;
      return await attempt('drill', repository, () => drill({ pgBackRest, repository, scratchDir, db, database, primaryUrl }));
    },
    close: () => db.destroy(),
  };
}

import type { Config } from '#platform/config.ts';
import { type Db, openPool } from '#platform/db/pool.ts';

/** Said to whoever runs a command. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** For commands, which act with the rights of the database's owner. */
export async function asOwner<Result>(config: Config, act: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = openPool({ url: config.databaseUrl('owner'), size: 1, statementMs: 30_000, name: 'peerbourse-staff-command' });
  return await act(db).finally(() => db.destroy());
}

/** Refuses where there is real business. */
export async function refuseLive(db: Db): Promise<void> {
  const { kind } = await db.selectFrom('platform_identity').select('kind').executeTakeFirstOrThrow();
  if (kind === 'live') throw new NotAllowed('This works in demonstrations only.');
}

import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Nobody can ask for more than 90 days. */
export async function dropOldFigures(db: Db): Promise<void> {
  await sql`DELETE FROM figures_samples WHERE hour < app_now() - interval '100 days'`.execute(db);
  await sql`DELETE FROM platform_refusals WHERE hour < app_now() - interval '100 days'`.execute(db);
}

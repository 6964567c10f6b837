import type { Db } from '#platform/db/pool.ts';
import { cancelDue } from './cancel-deadline.table.ts';

const atOnce = 100;

/** Owners who have not said in time that they are still there. */
export async function cancelOverdue({ db }: { db: Db }): Promise<void> {
  let owners = atOnce;
  while (owners === atOnce) owners = await cancelDue(db, atOnce);
}

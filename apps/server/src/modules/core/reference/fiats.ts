import type { Db } from '#platform/db/pool.ts';
import type { Fiat } from './display-fiats.ts';
import { selectFiats } from './reference.table.ts';

/** Every currency that people pay with, in its order. */
export async function fiats(db: Db): Promise<Fiat[]> {
  return await selectFiats(db);
}

import type { Db } from '#platform/db/pool.ts';
import { selectDisplayFiats } from './reference.table.ts';

export interface Fiat {
  fiat: string;
  symbol: string;
  decimals: number;
  country: string;
}

/** The currencies that amounts may be shown in, in their order. */
export async function displayFiats(db: Db): Promise<Fiat[]> {
  return await selectDisplayFiats(db);
}

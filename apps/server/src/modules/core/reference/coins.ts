import type { Db } from '#platform/db/pool.ts';
import { selectCoins } from './reference.table.ts';

export interface Coin {
  coin: string;
  name: string;
  /** Amounts are whole numbers of 10^-scale. */
  scale: number;
}

/** Every coin of the exchange, in its order. */
export async function coins(db: Db): Promise<Coin[]> {
  return await selectCoins(db);
}

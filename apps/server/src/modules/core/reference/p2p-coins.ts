import type { Db } from '#platform/db/pool.ts';
import type { Coin } from './coins.ts';
import { selectP2pCoins } from './reference.table.ts';

/** The coins that the P2P market offers, in the order of all coins. */
export async function p2pCoins(db: Db): Promise<Coin[]> {
  return await selectP2pCoins(db);
}

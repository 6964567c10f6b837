import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { type OpenCoin, openCoins } from './open-coins.ts';

/** A coin that must be open for P2P. */
export async function offeredCoin(db: Db, coin: string): Promise<OpenCoin> {
  const offered = (await openCoins(db)).find((each) => each.coin === coin);
  if (!offered) throw refuse('p2p-config.unknown-coin', { coin });
  return offered;
}

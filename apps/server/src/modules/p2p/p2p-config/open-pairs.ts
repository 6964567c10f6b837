import type { Db } from '#platform/db/pool.ts';
import { openCoins } from './open-coins.ts';
import { p2pFiats } from './p2p-fiats.ts';

/** Whether a coin is traded for a currency now: operators may have closed either while ads for it stand. */
export async function openPairs(db: Db): Promise<(coin: string, fiat: string) => boolean> {
  const [coins, fiats] = await Promise.all([openCoins(db), p2pFiats(db)]);
  return (coin, fiat) => coins.some((each) => each.coin === coin) && fiats.some((each) => each.fiat === fiat);
}

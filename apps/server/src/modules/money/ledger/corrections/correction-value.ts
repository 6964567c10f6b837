import { currentPrices } from '#modules/core/rates/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { usdtValueOf } from './correction.rules.ts';

/** In units of USDT at the price of now; undefined while the coin has no price. */
export async function correctionValue(db: Db, coin: { coin: string; scale: number }, units: bigint): Promise<bigint | undefined> {
  const price = await priceInUsdt(db, coin.coin);
  return price === undefined ? undefined : usdtValueOf(units, coin.scale, price);
}

async function priceInUsdt(db: Db, coin: string): Promise<bigint | undefined> {
  if (coin === 'USDT') return 10n ** 8n;
  const { prices } = await currentPrices(db);
  return prices.find(({ base, quote }) => base === coin && quote === 'USDT')?.price;
}

import { shownPrices } from '#modules/core/rates/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { onePrice } from './asset-value.rules.ts';

export interface CoinPrice {
  price: bigint;
  /** When it was made; USDT itself needs no price. */
  at: Date | undefined;
}

/** What each coin is worth in USDT now; a coin without a price is not among them. */
export async function coinPrices(db: Db): Promise<Map<string, CoinPrice>> {
  const { prices } = await shownPrices(db);
  const ofCoins = prices.filter(({ quote }) => quote === 'USDT').map(({ base, price, at }): [string, CoinPrice] => [base, { price, at }]);
  return new Map([['USDT', { price: onePrice, at: undefined }], ...ofCoins]);
}

import { shownPrices } from '#modules/core/rates/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { crossPrice, type P2pReference, type PartPrice } from './cross-price.rules.ts';

/** Every reference price of one moment, by coin and currency: one read for a whole list of ads. */
export async function referencePrices(db: Db): Promise<(coin: string, fiat: string) => P2pReference | undefined> {
  const [{ prices }, staleAfterSeconds] = await Promise.all([shownPrices(db), readSetting(db, 'rates.staleAfterSeconds')]);
  const parts = new Map<string, PartPrice>(
    prices.map((row) => [
      row.pair,
      { units: row.price, priceId: row.price_id, at: row.at, isStale: row.age_seconds > staleAfterSeconds, sources: row.sources },
    ]),
  );
  return (coin, fiat) => {
    const inFiat = parts.get(`usdt_${fiat.toLowerCase()}`);
    if (coin === 'USDT') return inFiat;
    return crossPrice(parts.get(`${coin.toLowerCase()}_usdt`), inFiat);
  };
}

/** What one coin is worth in a currency; nothing while a part of it has no price. */
export async function referencePrice(db: Db, coin: string, fiat: string): Promise<P2pReference | undefined> {
  return (await referencePrices(db))(coin, fiat);
}

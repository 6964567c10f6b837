import type { Db } from '#platform/db/pool.ts';
import { selectListings } from '../listing.table.ts';
import { selectBatches } from '../shown-market.table.ts';

/** How far the market of each key is settled. */
export async function marketHeads(db: Db, keys: readonly string[], symbolOf: (key: string) => string): Promise<Map<string, number>> {
  const batches = await selectBatches(db, keys.map(symbolOf));
  return new Map(keys.map((key) => [key, batches.get(symbolOf(key)) ?? 0]));
}

/** A market that is announced at least. */
export async function isShown(db: Db, symbol: string): Promise<boolean> {
  return (await selectListings(db)).some((market) => market.symbol === symbol && market.state !== 'draft');
}

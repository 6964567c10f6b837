import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { type Listing, selectListings } from './listing.table.ts';

/** A market that is announced at least; one that is being prepared is nobody's business. */
export async function listedMarket(db: Db, symbol: string): Promise<Listing> {
  const market = (await selectListings(db)).find((listing) => listing.symbol === symbol && listing.state !== 'draft');
  if (!market) throw refuse('spot.unknown-market');
  return market;
}

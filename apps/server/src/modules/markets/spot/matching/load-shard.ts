import { openMarket } from '@peerbourse/matching/market';
import { restore } from '@peerbourse/matching/snapshot';
import type { Db } from '#platform/db/pool.ts';
import { snapshot, type Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { noteOrder } from './order-crc.ts';
import {
  type MarketRow,
  type ReserveRow,
  selectListing,
  selectMarkets,
  selectOpenOrders,
  selectReserves,
  selectShard,
} from './shard.table.ts';
import type { HeldMarket, Shard } from './shard.ts';

/** Everything that was settled, as one moment has it. What the orders come to must be what the last batch said. */
export async function loadShard(db: Db, shard: number): Promise<Shard> {
  return await snapshot(db, (tx) => readShard(tx, shard));
}

/** Market by market: one statement for all orders of a large shard would take longer than a statement may. */
async function readShard(tx: Tx, shard: number): Promise<Shard> {
  const { lastBatch, lastCommand, ordersCrc } = await selectShard(tx, shard);
  const loaded: Shard = { shard, lastBatch, lastCommand, markets: new Map(), orderCrcs: new Map(), ordersCrc: 0 };
  const reservesOf = Map.groupBy(await selectReserves(tx, shard), ({ symbol }) => symbol);
  for (const { symbol, auctionEndsAt, kept } of await selectMarkets(tx, shard)) {
    mustBeReserved(kept, reservesOf.get(symbol) ?? [], symbol);
    const orders = await selectOpenOrders(tx, symbol);
    for (const order of orders) noteOrder(loaded, order);
    loaded.markets.set(symbol, { symbol, market: restore({ ...kept, orders }), auctionEndsAt: auctionEndsAt ?? 0 });
  }
  must(loaded.ordersCrc === ordersCrc, `the open orders of shard ${shard} are not those of batch ${lastBatch}`);
  return loaded;
}

/** What makers have reserved as the market left it, and as the ledger has it. */
function mustBeReserved({ reserves }: MarketRow['kept'], rows: readonly ReserveRow[], symbol: string): void {
  const text = (list: MarketRow['kept']['reserves']) => list.map(({ account, base, quote }) => `${account} ${base} ${quote}`).join();
  must(text(reserves) === text(rows), `the reserves of ${symbol} are not those of its last batch`);
}

/** A market of this shard; one that is new begins with the parameters of its listing. */
export async function heldMarket(db: Db, { markets }: Shard, symbol: string): Promise<HeldMarket> {
  const known = markets.get(symbol);
  if (known) return known;
  const row = await selectListing(db, symbol);
  must(row, `${symbol} is not listed`);
  const { symbol: _, ...parameters } = row;
  const held = { symbol, market: openMarket(parameters), auctionEndsAt: 0 };
  markets.set(symbol, held);
  return held;
}

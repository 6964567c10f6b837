import { openMarket } from '@peerbourse/matching/market';
import { restore } from '@peerbourse/matching/snapshot';
import type { Db } from '#platform/db/pool.ts';
import { snapshot } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { noteOrder } from './order-crc.ts';
import { type OpenOrderRow, selectListing, selectMarkets, selectOpenOrders, selectShard } from './shard.table.ts';
import type { HeldMarket, Shard } from './shard.ts';

/** Everything that was settled, as one moment has it. What the orders come to must be what the last batch said. */
export async function loadShard(db: Db, shard: number): Promise<Shard> {
  const [settled, markets, orders] = await snapshot(
    db,
    async (tx) => [await selectShard(tx, shard), await selectMarkets(tx, shard), await selectOpenOrders(tx, shard)] as const,
  );
  const { lastBatch, lastCommand } = settled;
  const loaded: Shard = { shard, lastBatch, lastCommand, markets: new Map(), orderCrcs: new Map(), ordersCrc: 0 };
  const bySymbol = Map.groupBy(orders, ({ symbol }) => symbol);
  for (const { symbol, auctionEndsAt, kept } of markets) {
    const market = restore({ ...kept, orders: (bySymbol.get(symbol) ?? []).map(asKept) });
    loaded.markets.set(symbol, { symbol, market, auctionEndsAt: auctionEndsAt ?? 0 });
  }
  for (const order of orders) noteOrder(loaded, order);
  must(loaded.ordersCrc === settled.ordersCrc, `the open orders of shard ${shard} are not those of batch ${lastBatch}`);
  return loaded;
}

const asKept = (row: OpenOrderRow) => ({ ...row, isQuote: false });

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

import { findOrder } from '@peerbourse/matching/orders/find-order';
import { orderAt } from '@peerbourse/matching/orders/open-order';
import { none } from '@peerbourse/matching/orders/order-table';
import { takeRest } from '@peerbourse/matching/snapshot';
import { engineVersion, eventsText, type MatchedBatch } from './match-batch.ts';
import { forgetOrder, noteOrder } from './order-crc.ts';
import type { ToldBatch, ToldMarket } from './shard.table.ts';
import type { HeldMarket, Shard } from './shard.ts';
import type { ToldOrder, ToldTrade } from './told.ts';

const randomEndMs = 30_000;
const auctionMs = 120_000;

/** The batch in the words of the function that settles it. The order's crc is brought up to date on the way. */
export function tellBatch(shard: Shard, matched: MatchedBatch, now: number): ToldBatch {
  const { text, crc } = eventsText(matched.events);
  const orders = [...matched.told.orders].map(([id, order]) => orderText(shard, id, order));
  const markets = [...new Set(matched.symbols)].map((symbol) => toldMarket(shard.markets.get(symbol) as HeldMarket, now));
  return {
    shard: shard.shard,
    batch: matched.batch,
    lastCommand: matched.lastCommand,
    inbox: matched.inbox,
    symbols: matched.symbols,
    commands: matched.commands.map((command, place) => (matched.inbox[place] === 0 ? JSON.stringify(command) : '')),
    events: text,
    crc,
    engine: engineVersion,
    ordersCrc: shard.ordersCrc,
    orders,
    trades: matched.told.trades.map(tradeText),
    markets,
  };
}

/** A row as PostgreSQL reads it; what stays as it was is left empty. */
function orderText(shard: Shard, id: number, { held, freed, reason, leftLots, amended }: ToldOrder): string {
  const slot = findOrder(held.market.orders, id);
  const [tick, lots] = [amended?.tick ?? '', amended?.lots ?? ''];
  if (slot === none) {
    forgetOrder(shard, id);
    return `(${id},done,${reason ?? ''},${tick},${lots},,${leftLots ?? ''},,,${freed})`;
  }
  const open = orderAt(held.market, slot);
  noteOrder(shard, open);
  const state = open.triggerTick > 0 ? 'waiting' : 'open';
  return `(${id},${state},,${tick},${lots},${open.sequence},${open.lots},${open.budget},${open.gone},${freed})`;
}

const tradeText = (trade: ToldTrade): string =>
  `(${trade.held.symbol},${trade.trade},${trade.tick},${trade.lots},${trade.taker},${trade.buyOrder},${trade.sellOrder},${trade.buyFee},${trade.sellFee})`;

/** An auction ends at a moment that nobody knows before. */
function toldMarket(held: HeldMarket, now: number): ToldMarket {
  const { symbol, market } = held;
  if (market.state !== 'auction') held.auctionEndsAt = 0;
  else if (held.auctionEndsAt === 0) held.auctionEndsAt = now + auctionMs + Math.floor(Math.random() * randomEndMs);
  const { state, reference, last } = market;
  return { symbol, state, reference, last, auctionEndsAt: held.auctionEndsAt, kept: takeRest(market) };
}

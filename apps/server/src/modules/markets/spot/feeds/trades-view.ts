import type { PublicTrade } from '@peerbourse/contract/markets/spot/market.shape';
import { spotTradesChannel } from '@peerbourse/contract/markets/spot/spot-trades.channel';
import type { Db } from '#platform/db/pool.ts';
import { shows } from '#platform/live/view-feed.ts';
import { listedMarket } from '../listed-market.ts';
import { selectTrades, type TradeRow } from '../shown-market.table.ts';
import { shownTrade } from '../trades.ts';
import { isShown, marketHeads } from './market-heads.ts';

/** How many whoever begins to listen is shown. */
const shownTrades = 50;
const atOnce = 5_000;

export const tradesView = shows(spotTradesChannel, {
  everyMs: 100,
  mayListen: (db, _actor, symbol) => isShown(db, symbol),
  heads: (db, symbols) => marketHeads(db, symbols, (symbol) => symbol),
  read: async (db, symbol, before: readonly PublicTrade[] | undefined) => {
    const [heads, market] = [await marketHeads(db, [symbol], () => symbol), await listedMarket(db, symbol)];
    const fresh = (await freshTrades(db, symbol, before)).map((trade) => shownTrade(trade, market));
    return { seq: heads.get(symbol) ?? 0, view: [...(before ?? []).slice(-shownTrades), ...fresh] };
  },
  snapshot: (trades) => ({ trades: trades.slice(-shownTrades) }),
  difference: (before, after) => {
    const last = Number(before.at(-1)?.tradeNo ?? 0);
    const fresh = after.filter(({ tradeNo }) => Number(tradeNo) > last);
    return fresh.length > 0 ? { trades: fresh } : undefined;
  },
});

/** All that came after those that were seen. */
const freshTrades = (db: Db, symbol: string, before: readonly PublicTrade[] | undefined): Promise<TradeRow[]> =>
  before ? selectTrades(db, symbol, before.at(-1)?.tradeNo ?? '0', atOnce) : selectTrades(db, symbol, undefined, shownTrades);

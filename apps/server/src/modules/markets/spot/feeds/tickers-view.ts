import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { spotTickersChannel } from '@peerbourse/contract/markets/spot/spot-tickers.channel';
import { shows } from '#platform/live/view-feed.ts';
import { selectSettled } from '../shown-market.table.ts';
import { shownTickers } from '../tickers.ts';

type Tickers = ReadonlyMap<string, { text: string; ticker: Ticker }>;

export const tickersView = shows(spotTickersChannel, {
  everyMs: 500,
  mayListen: async () => true,
  heads: async (db, keys) => {
    const settled = await selectSettled(db);
    return new Map(keys.map((key) => [key, settled]));
  },
  read: async (db) => {
    const [seq, tickers] = [await selectSettled(db), await shownTickers(db)];
    return { seq, view: new Map(tickers.map((ticker) => [ticker.symbol, { text: JSON.stringify(ticker), ticker }])) };
  },
  snapshot: (tickers: Tickers) => ({ tickers: [...tickers.values()].map(({ ticker }) => ticker) }),
  difference: (before, after) => {
    const changed = [...after].filter(([symbol, { text }]) => before.get(symbol)?.text !== text);
    return changed.length > 0 ? { tickers: changed.map(([, { ticker }]) => ticker) } : undefined;
  },
});

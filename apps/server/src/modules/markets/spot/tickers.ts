import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import type { tickers as call } from '@peerbourse/contract/markets/spot/tickers';
import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { type Listing, selectListings } from './listing.table.ts';
import { selectTickers, type TickerRow } from './shown-market.table.ts';

export const tickers: Handler<typeof call> = async ({ db }, { symbol }) => ({
  tickers: (await shownTickers(db)).filter((ticker) => symbol === undefined || ticker.symbol === symbol),
});

/** Of every market that is announced at least. */
export async function shownTickers(db: Db): Promise<Ticker[]> {
  const [listings, rows] = await Promise.all([selectListings(db), selectTickers(db)]);
  const days = new Map(rows.map((row) => [row.symbol, row]));
  return listings.filter(({ state }) => state !== 'draft').map((market) => tickerView(market, days.get(market.symbol)));
}

function tickerView(market: Listing, day: TickerRow | undefined): Ticker {
  const price = (tick: bigint | null | undefined) => (tick ? formatUnits(tick, market.priceScale) : null);
  return {
    symbol: market.symbol,
    state: market.state as Ticker['state'],
    last: price(market.last),
    reference: price(market.reference),
    bid: price(day?.bid),
    ask: price(day?.ask),
    open: price(day?.open),
    high: price(day?.high),
    low: price(day?.low),
    quantity: formatUnits(BigInt(day?.lots ?? 0), market.lotScale),
    amount: formatUnits(BigInt(day?.value ?? 0), market.quoteScale),
    trades: day?.trades ?? 0,
  };
}

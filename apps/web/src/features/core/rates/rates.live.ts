import type { CallOutput } from '@peerbourse/contract/call';
import type { currencyList } from '@peerbourse/contract/core/rates/currency-list';
import type { BoardRow, ReferencePrice } from '@peerbourse/contract/core/rates/rate.shape';
import type { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import type { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import type { homeTicker } from '@peerbourse/contract/markets/market-data/home-ticker';
import { isLess } from '@peerbourse/rules/money';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { homeTickerQuery } from '#queries/market-data/home-ticker.query.ts';
import { currencyListQuery } from '#queries/rates/currency-list.query.ts';
import { currencyListWithIconsQuery } from '#queries/rates/currency-list-with-icons.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useLiveChannel } from '#site/live/use-live-channel.ts';
import { type PublishedPrices, publishedPrices } from './published-prices.ts';

/** Keeps the rates on the page current. */
export function useLiveRates(): void {
  const client = useQueryClient();
  useLiveChannel('rates', ({ data }) => mergePrices(client, (data as { prices: ReferencePrice[] }).prices));
}

/** A snapshot and an update mean the same here: these pairs now have these prices. */
function mergePrices(client: QueryClient, prices: readonly ReferencePrice[]): void {
  const byPair = new Map(prices.map((price) => [price.pair, price]));
  client.setQueryData<PublishedPrices>(publishedPrices.queryKey, (known) => ({ ...known, ...Object.fromEntries(byPair) }));
  client.setQueryData<CallOutput<typeof homeMarketTable>>(homeMarketTableQuery.queryKey, (board) => board && withPrices(board, byPair));
  client.setQueryData<CallOutput<typeof homeTicker>>(homeTickerQuery.queryKey, (ticker) => ticker && withTickers(ticker, byPair));
  client.setQueryData<CallOutput<typeof usdtRate>>(usdtRateQuery.queryKey, (answer) => answer && withRates(answer, byPair));
  for (const { queryKey } of [currencyListQuery, currencyListWithIconsQuery]) {
    client.setQueryData<CallOutput<typeof currencyList>>(queryKey, (answer) => answer && withCurrencies(answer, byPair));
  }
}

type Prices = ReadonlyMap<string, ReferencePrice>;

function withPrices(board: CallOutput<typeof homeMarketTable>, prices: Prices): CallOutput<typeof homeMarketTable> {
  return {
    ...board,
    rows: board.rows.map((row) => {
      const price = prices.get(row.pair);
      return price && price.priceId !== row.priceId ? { ...row, ...price, ...rangeWith(row, price), isStale: false } : row;
    }),
  };
}

/** The newest price belongs to its day as well. */
function rangeWith({ low, high }: BoardRow, { price }: ReferencePrice): Pick<BoardRow, 'low' | 'high'> {
  return { low: isLess(price, low) ? price : low, high: isLess(high, price) ? price : high };
}

function withTickers({ tickers }: CallOutput<typeof homeTicker>, prices: Prices): CallOutput<typeof homeTicker> {
  return { tickers: tickers.map((row) => ({ ...row, price: prices.get(row.pair)?.price ?? row.price })) };
}

function withRates(answer: CallOutput<typeof usdtRate>, prices: Prices): CallOutput<typeof usdtRate> {
  return {
    ...answer,
    rates: Object.fromEntries(Object.entries(answer.rates).map(([pair, rate]) => [pair, prices.get(pair)?.price ?? rate])),
  };
}

function withCurrencies(answer: CallOutput<typeof currencyList>, prices: Prices): CallOutput<typeof currencyList> {
  return { currencyList: answer.currencyList.map((row) => ({ ...row, rate: prices.get(row.value)?.price ?? row.rate })) };
}

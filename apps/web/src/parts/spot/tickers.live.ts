import type { ChannelSnapshot } from '@peerbourse/contract/channel';
import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { spotTickersChannel } from '@peerbourse/contract/markets/spot/spot-tickers.channel';
import { useQueryClient } from '@tanstack/react-query';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { useLiveChannel } from '#site/live/use-live-channel.ts';

type Frame = ChannelSnapshot<typeof spotTickersChannel>;

/** Keeps the tickers of all markets current. */
export function useLiveTickers(): void {
  const client = useQueryClient();
  useLiveChannel(spotTickersChannel.name, ({ data }) => {
    const changed = new Map((data as Frame).tickers.map((ticker) => [ticker.symbol, ticker]));
    client.setQueryData<{ tickers: Ticker[] }>(tickersQuery.queryKey, (known) => ({ tickers: merged(known?.tickers ?? [], changed) }));
  });
}

function merged(known: readonly Ticker[], changed: ReadonlyMap<string, Ticker>): Ticker[] {
  const symbols = new Set(known.map(({ symbol }) => symbol));
  const fresh = [...changed.values()].filter(({ symbol }) => !symbols.has(symbol));
  return [...known.map((ticker) => changed.get(ticker.symbol) ?? ticker), ...fresh];
}

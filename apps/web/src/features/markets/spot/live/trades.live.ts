import type { ChannelUpdate } from '@peerbourse/contract/channel';
import type { PublicTrade } from '@peerbourse/contract/markets/spot/market.shape';
import { spotTradesChannel } from '@peerbourse/contract/markets/spot/spot-trades.channel';
import { useQueryClient } from '@tanstack/react-query';
import { shownTrades, tradesQuery } from '#queries/spot/trades.query.ts';
import { useLiveChannel } from '#site/live/use-live-channel.ts';

type Frame = ChannelUpdate<typeof spotTradesChannel>;

/** Keeps the newest trades of a market current. */
export function useLiveTrades(symbol: string): void {
  const client = useQueryClient();
  useLiveChannel(`${spotTradesChannel.name}.${symbol}`, ({ data }) => {
    client.setQueryData<{ trades: PublicTrade[] }>(tradesQuery(symbol).queryKey, (known) => ({
      trades: withNewer(known?.trades ?? [], (data as Frame).trades),
    }));
  });
}

/** A snapshot repeats what the page has; numbers only grow. */
export function withNewer(known: readonly PublicTrade[], told: readonly PublicTrade[]): PublicTrade[] {
  const newest = Number(known.at(-1)?.tradeNo ?? -1);
  return [...known, ...told.filter(({ tradeNo }) => Number(tradeNo) > newest)].slice(-shownTrades);
}

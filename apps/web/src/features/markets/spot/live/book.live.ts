import type { CallOutput } from '@peerbourse/contract/call';
import type { orderBook } from '@peerbourse/contract/markets/spot/order-book';
import { spotBookChannel } from '@peerbourse/contract/markets/spot/spot-book.channel';
import { parseUnits } from '@peerbourse/rules/money';
import type { Book, Level } from '@peerbourse/rules/spot/book';
import { useMemo, useSyncExternalStore } from 'react';
import { useRead } from '#base/api/read.ts';
import { orderBookQuery } from '#queries/spot/order-book.query.ts';
import { useLiveChannel } from '#site/live/use-live-channel.ts';
import type { Market } from '../market/market.ts';
import { type BookFrame, bookStoreOf } from './book-store.ts';

/**
 * What is offered on a market: as the page was rendered, then as it changes. Who does not follow it hears it all the same, and is drawn
 * again only for other reasons.
 */
export function useLiveBook(market: Market, depth: 20 | 200, isFollowed = true): Book | undefined {
  const { symbol } = market;
  const key = `${symbol}-${depth}`;
  const store = bookStoreOf(key);
  const answer = useRead(orderBookQuery(symbol));
  const first = useMemo(() => answer && bookOf(answer, market), [answer, market]);
  useLiveChannel(`${spotBookChannel.name}.${key}`, ({ data, isSnapshot, renew }) => {
    if (!store.take(data as BookFrame, isSnapshot)) renew();
  });
  return useSyncExternalStore(isFollowed ? store.subscribe : store.attend, store.current, () => undefined) ?? first;
}

function bookOf({ bids, asks }: CallOutput<typeof orderBook>, { priceScale, lotScale }: Market): Book {
  const level = ([price, quantity]: readonly [string, string]): Level => [
    Number(parseUnits(price, priceScale)),
    Number(parseUnits(quantity, lotScale)),
  ];
  return { bids: bids.map(level), asks: asks.map(level) };
}

import type { ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { p2pOrdersChannel } from '@peerbourse/contract/p2p/p2p-orders/p2p-orders.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { optionsOf } from '#base/api/read.ts';
import { usePage } from '#base/page.tsx';
import { type OrderList, orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { tellOpenOrders } from '#site/live/open-orders.ts';

type Frame = ChannelSnapshot<typeof p2pOrdersChannel> | ChannelUpdate<typeof p2pOrdersChannel>;

const newest = optionsOf(orderListQuery({ tab: 'open', pageSize: 1 }));

/** Counts the open orders of a member: the socket says how many they are, and when to count again. */
export function OpenOrderNews({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const count = async () => {
      const list = await client.fetchQuery<OrderList>({ ...newest, staleTime: 0 }).catch(() => undefined);
      if (list && !isGone) tellOpenOrders(list.openCount);
    };
    const onFrame = (frame: Frame) => ('open' in frame ? tellOpenOrders(frame.open) : void count());
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).listen(`${p2pOrdersChannel.name}.${userId}`, (frame) => onFrame(frame as Frame));
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
      tellOpenOrders(undefined);
    };
  }, [client, liveUrls, userId]);
  return null;
}

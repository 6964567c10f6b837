import type { ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { p2pOrdersChannel } from '@peerbourse/contract/p2p/p2p-orders/p2p-orders.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#base/page.tsx';
import { orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { orderListQuery } from '#queries/p2p-orders/order-list.query.ts';

type Frame = ChannelSnapshot<typeof p2pOrdersChannel> | ChannelUpdate<typeof p2pOrdersChannel>;

/** Reads orders again when one of them changed, here or on the other side. */
export function useLiveOrders(userId: string | undefined): void {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const onFrame = (frame: Frame) => {
      if ('orderNo' in frame) void client.invalidateQueries({ queryKey: orderDetailQuery(frame.orderNo).queryKey });
      void client.invalidateQueries({ queryKey: orderListQuery({ tab: 'open' }).queryKey.slice(0, 1) });
    };
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).listen(`${p2pOrdersChannel.name}.${userId}`, (frame) => onFrame(frame as Frame));
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, liveUrls, userId]);
}

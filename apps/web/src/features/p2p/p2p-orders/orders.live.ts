import type { ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { p2pChatChannel } from '@peerbourse/contract/p2p/p2p-chat/p2p-chat.channel';
import { p2pOrdersChannel } from '@peerbourse/contract/p2p/p2p-orders/p2p-orders.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#base/page.tsx';
import { orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { type OrderList, orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { withUnread } from './list/with-unread.ts';

type OrderFrame = ChannelSnapshot<typeof p2pOrdersChannel> | ChannelUpdate<typeof p2pOrdersChannel>;
type ChatFrame = ChannelSnapshot<typeof p2pChatChannel> | ChannelUpdate<typeof p2pChatChannel>;

const lists = orderListQuery({ tab: 'open' }).queryKey.slice(0, 1);
const details = orderDetailQuery('').queryKey.slice(0, 1);

/** Reads orders again when one of them changed, here or on the other side, and counts what is unread in their chats. */
export function useLiveOrders(userId: string | undefined): void {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stops: Array<() => void> = [];
    let isGone = false;
    const onOrder = (frame: OrderFrame) => {
      // The first frame names no order: any may have changed since the page was rendered, when nobody listened yet.
      const changed = 'orderNo' in frame ? orderDetailQuery(frame.orderNo).queryKey : details;
      void client.invalidateQueries({ queryKey: changed });
      void client.invalidateQueries({ queryKey: lists });
    };
    const onChat = (frame: ChatFrame) => {
      if (!('orderNo' in frame)) return void client.invalidateQueries({ queryKey: lists });
      // A number is changed where it stands: a busy chat must not have every page of orders read again.
      client.setQueriesData<OrderList>({ queryKey: lists }, (list) => list && withUnread(list, frame));
      return void client.invalidateQueries({ queryKey: lists, predicate: ({ queryKey }) => isOfUnread(queryKey) });
    };
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (isGone) return;
      const socket = liveSocket(liveUrls);
      stops.push(
        socket.listen(`${p2pOrdersChannel.name}.${userId}`, (frame) => onOrder(frame as OrderFrame)),
        socket.listen(`${p2pChatChannel.name}.${userId}`, (frame) => onChat(frame as ChatFrame)),
      );
    };
    void start();
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [client, liveUrls, userId]);
}

/** Which orders such a list holds depends on what is unread. */
function isOfUnread(queryKey: readonly unknown[]): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'hasUnread' in part);
}

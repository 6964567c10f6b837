import { p2pOrdersChannel } from '@peerbourse/contract/p2p/p2p-orders/p2p-orders.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#base/page.tsx';
import { orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';
import { useSession } from '#site/session/use-session.ts';

/** Reads the case again when something happened in one of the reader's orders: what is said in a case is told there. */
export function useLiveCase(orderNo: string): void {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  const userId = useSession().account?.userInfo?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const { queryKey } = orderAppealQuery(orderNo);
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (isGone) return;
      stop = liveSocket(liveUrls).listen(`${p2pOrdersChannel.name}.${userId}`, () => void client.invalidateQueries({ queryKey }));
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, liveUrls, userId, orderNo]);
}

import type { CallOutput } from '@peerbourse/contract/call';
import { assetsChannel } from '@peerbourse/contract/money/assets/assets.channel';
import type { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#base/page.tsx';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { renewAssets } from './renew-assets.ts';

/** Moves that come close together cost one reading. */
const gatherMs = 150;

/** Reads balances and history again when coins of the account move, wherever that was started. */
export function useLiveAssets(userId: string | undefined): void {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const onFrame = (frame: object, seq: number) => {
      // A snapshot says how far the channel is. It is no news to a page that has read as far; without a reading nobody knows.
      const known = client.getQueryData<CallOutput<typeof coinBalances>>(coinBalancesQuery.queryKey);
      const isMove = 'coins' in frame;
      if (!isMove && known && seq <= known.seq) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void renewAssets(client);
      }, gatherMs);
    };
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).listen(`${assetsChannel.name}.${userId}`, (frame, seq) => onFrame(frame as object, seq));
    };
    void start();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, liveUrls, userId]);
}

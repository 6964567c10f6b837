import type { ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { p2pChatChannel } from '@peerbourse/contract/p2p/p2p-chat/p2p-chat.channel';
import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#base/page.tsx';

export type ChatFrame = ChannelSnapshot<typeof p2pChatChannel> | ChannelUpdate<typeof p2pChatChannel>;

/** Tells where the chats of somebody stand, as it changes. Frames carry numbers; whoever misses one asks for the list. */
export function useLiveChat(userId: string, onFrame: (frame: ChatFrame) => void): void {
  const { liveUrls } = usePage();
  const onNews = useEffectEvent(onFrame);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).listen(`${p2pChatChannel.name}.${userId}`, (frame) => onNews(frame as ChatFrame));
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [liveUrls, userId]);
}

import { limits } from '@peerbourse/contract/core/live/protocol';
import { p2pChatChannel, type Typing } from '@peerbourse/contract/p2p/p2p-chat/p2p-chat.channel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '#base/page.tsx';

/** After this time without another sign somebody has stopped typing. */
const shownMs = 5_000;

interface TypingOptions {
  orderNo: string;
  /** Of the reader. */
  userId: string;
  /** Of the newest message: whoever has just sent one types no more. */
  lastSeq: number;
}

/** Whether the other person of an order is typing, and how to tell them that the reader is. */
export function useTyping({ orderNo, userId, lastSeq }: TypingOptions): { isTyping: boolean; tellTyping: () => void } {
  const { liveUrls } = usePage();
  const [typingAfter, setTypingAfter] = useState<number>();
  const toldAt = useRef(-limits.signalEveryMs);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const channel = `${p2pChatChannel.name}.${userId}`;

  const hear = useEffectEvent((data: unknown) => {
    if ((data as Typing).orderNo !== orderNo) return;
    setTypingAfter(lastSeq);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTypingAfter(undefined), shownMs);
  });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).hear(channel, hear);
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
      clearTimeout(timer.current);
    };
  }, [liveUrls, channel]);

  async function tell(): Promise<void> {
    const now = performance.now();
    if (now - toldAt.current < limits.signalEveryMs) return;
    toldAt.current = now;
    const { liveSocket } = await import('#site/live/socket.ts');
    liveSocket(liveUrls).signal(channel, { orderNo });
  }

  return { isTyping: typingAfter === lastSeq, tellTyping: () => void tell() };
}

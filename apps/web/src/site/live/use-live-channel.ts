import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#base/page.tsx';

export interface LiveFrame {
  data: object;
  seq: number;
  isSnapshot: boolean;
  /** Asks for a snapshot. */
  renew: () => void;
}

/** Hears a channel while the part is there; without a name it waits for one. The socket's code comes after the first paint. */
export function useLiveChannel(name: string | undefined, onFrame: (frame: LiveFrame) => void): void {
  const { liveUrls } = usePage();
  const hear = useEffectEvent(onFrame);
  useEffect(() => {
    if (name === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { liveSocket } = await import('./socket.ts');
      if (isGone) return;
      const socket = liveSocket(liveUrls);
      const renew = () => socket.renew(name);
      stop = socket.listen(name, (data, seq, isSnapshot) => hear({ data: data as object, seq, isSnapshot, renew }));
    };
    // Whatever else waits for the page to be ready goes first.
    const timer = setTimeout(() => void start());
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [name, liveUrls]);
}

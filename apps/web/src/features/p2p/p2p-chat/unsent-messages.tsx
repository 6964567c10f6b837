import { useEffect } from 'react';
import { keptPending, watchKept } from './outbox-store.ts';

/** How long a message waits for its own chat to send it, and for the next try. */
const pauseMs = 15_000;

/** Sends on every page what its writer left unsent in a chat: at the start, when the browser is online again, and from time to time. */
export function UnsentMessages({ userId }: { userId: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let underWay: Promise<void> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = isGone ? undefined : setTimeout(begin, pauseMs);
    };
    const flush = async () => {
      if ((await keptPending(userId)).length === 0) return;
      const { flushOutbox } = await import('./flush-outbox.ts');
      if (await flushOutbox(userId, () => isGone)) schedule();
    };
    const begin = () => {
      // What fails here, such as fetching the code while the line is down, is tried again.
      underWay ??= flush()
        .catch(schedule)
        .finally(() => {
          underWay = undefined;
        });
    };
    begin();
    addEventListener('online', begin);
    const unwatch = watchKept(schedule);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', begin);
      unwatch();
    };
  }, [userId]);
  return null;
}

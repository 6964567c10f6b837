import { useEffect, useState } from 'react';

const tickMs = 10_000;

/** The clock of the server: what an answer said, and the time that has passed here since it came. */
export function useServerNow(serverTimestamp: number, answeredAt: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  // An answer may be younger than the last tick.
  return serverTimestamp + Math.max(0, nowMs - answeredAt);
}

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

const Now = createContext(0);

/**
 * The time of the server, once a second, for everything inside that asks. An answer can only be late, so the one that puts the clock
 * the furthest ahead is the closest to the truth.
 */
export function OrderClock({ serverTimestamp, children }: { serverTimestamp: number; children: ReactNode }) {
  const ahead = useRef(Number.NEGATIVE_INFINITY);
  const [now, setNow] = useState(serverTimestamp);
  useEffect(() => {
    ahead.current = Math.max(ahead.current, serverTimestamp - performance.now());
    setNow(performance.now() + ahead.current);
  }, [serverTimestamp]);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now() + ahead.current), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <Now value={now}>{children}</Now>;
}

export function useServerNow(): number {
  return useContext(Now);
}

import { useEffect, useState } from 'react';

/** The time, once a second. Only the browser knows how late it is, so the first HTML leaves out what depends on it. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';

/** Seconds that are left until a moment, counted down once a second; 0 when it has passed or there is none. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return undefined;
    const tick = () => {
      const left = secondsUntil(endsAt, performance.now());
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    setSecondsLeft(seconds);
    setEndsAt(performance.now() + seconds * 1_000);
  };
  return { secondsLeft, start };
}

/** A tick that comes a little early still counts for its second, so that no number is shown twice. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.round((endsAt - now) / 1_000));
}

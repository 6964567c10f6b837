import { useEffect, useState } from 'react';

/** A flag that, once raised, stays up for at least a while. */
export function useMinDuration(isRaised: boolean, minMs: number): boolean {
  const [isHeld, setIsHeld] = useState(isRaised);
  if (isRaised && !isHeld) setIsHeld(true);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setIsHeld(isRaised), minMs);
    return () => clearTimeout(timer);
  }, [isHeld, isRaised, minMs]);
  return isRaised || isHeld;
}

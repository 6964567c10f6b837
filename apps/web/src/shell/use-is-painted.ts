import { useEffect, useState } from 'react';

/** Whether the page has been shown once: what is less urgent than that waits for it. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

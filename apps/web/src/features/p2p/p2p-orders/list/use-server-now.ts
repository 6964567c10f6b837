import { useEffect, useState } from 'react';
import { useNow } from '#base/lib/use-now.ts';
import { serverNow } from './time-left.ts';

/** The time of the server, once a second, counted on from its last answer. The first HTML shows the moment of the answer. */
export function useServerNow(serverTimestamp: number): number {
  const now = useNow();
  const [seen, setSeen] = useState<{ serverTimestamp: number; at: number }>();
  useEffect(() => setSeen({ serverTimestamp, at: Date.now() }), [serverTimestamp]);
  return serverNow(serverTimestamp, seen?.serverTimestamp === serverTimestamp ? seen.at : undefined, now);
}

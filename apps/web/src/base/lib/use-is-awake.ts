import { useSyncExternalStore } from 'react';

/** False in the first HTML. A form that waits for it is inert until its code is there: what was typed before would be shown and not be sent. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '#base/lib/is-writing.ts';

export interface SpotKeys {
  search: () => void;
  side: (side: 'buy' | 'sell') => void;
  share: (percent: number) => void;
  cancelAll: () => void;
  help: () => void;
}

const shares: Readonly<Record<string, number>> = { '1': 25, '2': 50, '3': 75, '4': 100 };

/** One key for what is done often; never while somebody is writing, and not with other keys held. */
export function useSpotKeys(isOn: boolean, keys: SpotKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

function actOf({ key, shiftKey }: KeyboardEvent, keys: SpotKeys): (() => void) | undefined {
  const share = shares[key];
  if (share !== undefined) return () => keys.share(share);
  if (key === '/') return keys.search;
  if (key === 'b') return () => keys.side('buy');
  if (key === 's') return () => keys.side('sell');
  if (key === 'X' && shiftKey) return keys.cancelAll;
  return key === '?' ? keys.help : undefined;
}

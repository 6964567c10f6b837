import { pairOf } from './hall-params.ts';

const storageKey = 'pb_p2p_pair';

export interface Pair {
  coin: string;
  fiat: string;
}

/** The pair that this browser looked at last; nothing on the server, whose pages are the same for everybody. */
export function lastPair(): Pair | undefined {
  try {
    return pairOf(localStorage.getItem(storageKey) ?? undefined);
  } catch {
    return undefined;
  }
}

export function keepPair({ coin, fiat }: Pair): void {
  try {
    localStorage.setItem(storageKey, `${coin}-${fiat}`);
  } catch {
    // Without a store the hall begins with the currency of the language.
  }
}

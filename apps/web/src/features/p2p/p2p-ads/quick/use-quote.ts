import type { CallInput } from '@peerbourse/contract/call';
import type { quickMatch } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isFinal } from '#base/api/asking-again.ts';
import { Refused } from '#base/api/failure.ts';
import { optionsOf } from '#base/api/read.ts';
import { type QuickMatch, quickMatchQuery } from '#queries/p2p-ads/quick-match.query.ts';
import { afterPrice, hasRested, heldMs, type SeenPrice } from './quote-clock.ts';

export interface Quoted {
  /** The newest quote. */
  match: QuickMatch | undefined;
  /** The last one that there was, though another did not follow it. */
  last: QuickMatch | undefined;
  /** When it came. */
  answeredAt: number;
  /** The price that it took the place of. */
  was: string | undefined;
  isAsking: boolean;
  hasNoMatch: boolean;
  /** Nobody answered, or not to this. */
  error: Error | undefined;
  /** Nothing is asked any more until somebody says that they are still there. */
  isResting: boolean;
  ask: () => void;
}

const nothing = { queryKey: ['no quote'], enabled: false } as const;

/** A quote, renewed when it runs out for as long as somebody is looking. A refusal is not asked for again. */
export function useQuote(wanted: CallInput<typeof quickMatch> | undefined): Quoted {
  const key = JSON.stringify(wanted);
  const isHidden = useSyncExternalStore(onVisibility, isTabHidden, () => false);
  const [activity, setActivity] = useState({ key, at: 0, isResting: false });
  if (activity.key !== key) setActivity({ key, at: 0, isResting: false });
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery<QuickMatch>(
    wanted ? { ...optionsOf(quickMatchQuery(wanted)), refetchInterval: false, gcTime: 0, retry: false } : nothing,
  );
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  const was = useFormerPrice(key, error ? undefined : data, dataUpdatedAt);
  const { at, isResting } = activity;
  const mayRenew = !isFinal(error) && !isHidden && !isResting;

  useEffect(() => {
    if (key === undefined || answeredAt === 0 || isFetching || !mayRenew) return undefined;
    const renew = () => {
      if (at === 0) setActivity({ key, at: answeredAt, isResting: false });
      if (at > 0 && hasRested(at, Date.now())) setActivity({ key, at, isResting: true });
      else void refetch();
    };
    const timer = setTimeout(renew, Math.max(0, answeredAt + heldMs - Date.now()));
    return () => clearTimeout(timer);
  }, [key, answeredAt, isFetching, mayRenew, at, refetch]);

  const refusal = error instanceof Refused ? refusalOfCode(error.code) : undefined;
  return {
    match: error ? undefined : data,
    last: data,
    answeredAt,
    was,
    isAsking: isFetching,
    hasNoMatch: refusal === 'p2p-ads.no-match',
    error: error ?? undefined,
    isResting,
    ask: () => {
      setActivity({ key, at: Date.now(), isResting: false });
      void refetch();
    },
  };
}

function useFormerPrice(wanted: string | undefined, match: QuickMatch | undefined, at: number): string | undefined {
  const [seen, setSeen] = useState<SeenPrice>();
  if (wanted === undefined || !match) return undefined;
  const next = afterPrice(seen, { wanted, price: match.quote.price, at });
  if (next !== seen) setSeen(next);
  return next.was;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}

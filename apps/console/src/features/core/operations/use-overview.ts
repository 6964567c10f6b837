import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Freshness, freshness } from './freshness.ts';
import { type Overview, overviewQuery } from './overview.query.ts';

export interface Watch {
  overview: Overview | undefined;
  freshness: Freshness;
  /** Why there is nothing newer, for the states that ask for it. */
  trouble: string;
  /** The server's clock, for ages. It stands still while the page is stale: ages belong to what is shown. */
  serverNowMs: number;
}

export function useOverview(): Watch {
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery(overviewQuery);
  const nowMs = useNowMs();
  // An answer may be younger than the last tick of the clock.
  const sinceAnswerMs = Math.max(0, nowMs - dataUpdatedAt);
  const state = freshness({ answeredAtMs: dataUpdatedAt, failedAtMs: errorUpdatedAt }, nowMs);
  const answeredMs = data ? Date.parse(data.at) : nowMs;
  return {
    overview: data,
    freshness: state,
    trouble: error?.message ?? 'The server has not answered for a while.',
    serverNowMs: state === 'live' ? answeredMs + sinceAnswerMs : answeredMs,
  };
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

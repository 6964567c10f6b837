import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Query } from '#base/api/query.ts';
import { optionsOf } from '#base/api/read.ts';

export interface Page {
  /** What the next page begins after; null on the last one. */
  after: string | null;
}

interface Pages<Found> {
  pages: Found[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  hasMore: boolean;
  more: () => void;
  /** From the first page again: what the later ones began after may be gone. */
  restart: () => void;
}

/** A list that grows page by page. Whoever searches it needs all of it. */
export function usePages<Found extends Page>(queryAt: (after?: string) => Query<Found>, wantsAll: boolean): Pages<Found> {
  const [afters, setAfters] = useState<ReadonlyArray<string | undefined>>([undefined]);
  const answers = useQueries({ queries: afters.map((after) => optionsOf(queryAt(after))) });
  const pages = answers.map(({ data }) => data as Found | undefined).filter((page) => page !== undefined);
  const next = pages.length === afters.length ? pages.at(-1)?.after : undefined;
  if (wantsAll && next && !afters.includes(next)) setAfters([...afters, next]);
  return {
    pages,
    isPending: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
    hasMore: Boolean(next),
    more: () => next && setAfters([...afters, next]),
    restart: () => setAfters([undefined]),
  };
}

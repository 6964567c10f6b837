import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Refused } from '#api/failure.ts';
import type { Query } from '#api/query.ts';
import { optionsOf } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';

/** Rarely seen, so it does not come with every page; where it cannot be fetched the words are enough. */
const FailedReading = lazy(async () => {
  const loaded = await import('./failed-reading.tsx').catch(() => undefined);
  return { default: loaded?.FailedReading ?? FailureInWords };
});

interface ReadingProps<Data> {
  query: Query<Data>;
  /** As large as what comes. */
  awaited: ReactNode;
  /** Shown instead of a refusal's own words. */
  refused?: ReactNode;
  children: (found: Data) => ReactNode;
}

/** A part of a page that depends on one read: what came, what is on its way, or why it did not come and how to ask again. */
export function Reading<Data>({ query, awaited, refused, children }: ReadingProps<Data>) {
  const { data, error, isFetching, refetch } = useQuery<Data>(optionsOf(query));
  if (data !== undefined) return children(data);
  if (!error) return awaited;
  if (refused && error instanceof Refused) return refused;
  return (
    <Suspense fallback={awaited}>
      <FailedReading error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}

function FailureInWords() {
  const t = useText('common');
  return (
    <p role="alert" className="py-10 text-center">
      {t('unreachable')}
    </p>
  );
}

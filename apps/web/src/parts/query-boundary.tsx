import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Refused } from '#base/api/failure.ts';
import type { Query } from '#base/api/query.ts';
import { optionsOf, useHydratedQuery } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';

/** Rarely seen, so it does not come with every page; where it cannot be fetched the words are enough. */
const FailedQuery = lazy(async () => {
  const loaded = await import('./failed-query.tsx').catch(() => undefined);
  return { default: loaded?.FailedQuery ?? PlainFailure };
});

interface QueryBoundaryProps<Data> {
  query: Query<Data>;
  /** As large as what comes. */
  fallback: ReactNode;
  /** Shown instead of a refusal's own words. */
  refused?: ReactNode;
  children: (found: Data) => ReactNode;
}

/** A part of a page that depends on one read: what came, what is on its way, or why it did not come and how to ask again. */
export function QueryBoundary<Data>({ query, fallback, refused, children }: QueryBoundaryProps<Data>) {
  const { data, error: newest, isFetching, refetch } = useHydratedQuery<Data>(optionsOf(query));
  const error = useLastError(query, data !== undefined, newest);
  if (data !== undefined) return children(data);
  if (!error) return fallback;
  if (refused && error instanceof Refused) return refused;
  return (
    <Suspense fallback={fallback}>
      <FailedQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}

/**
 * Why the last answer did not come, also while it is asked for again. What is shown about it must stay meanwhile: if it reads the same
 * query, each time that it came back would ask once more, without end.
 */
function useLastError({ queryKey }: Query<unknown>, hasData: boolean, newest: Error | null): Error | null {
  const key = JSON.stringify(queryKey);
  const [last, setLast] = useState({ key, error: newest });
  const error = hasData ? null : (newest ?? (last.key === key ? last.error : null));
  if (last.key !== key || last.error !== error) setLast({ key, error });
  return error;
}

function PlainFailure() {
  const t = useText('common');
  return (
    <p role="alert" className="py-10 text-center">
      {t('unreachable')}
    </p>
  );
}

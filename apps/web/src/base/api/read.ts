import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMinDuration } from '#base/lib/use-min-duration.ts';
import { type AskedQuery, isFinal, pauseBeforeAsking } from './asking-again.ts';
import type { Query } from './query.ts';
import { renderedAnswerOf } from './rendered-answers.ts';

/** Whoever begins to wait, waits at least this long: a sign that flashes by is worse than none. */
export const minPendingMs = 200;

/**
 * What a query holds. Parts of the first page hydrate one after the other, and a later one must find what the server rendered it
 * from, though an earlier one may have fetched newer data by then.
 */
export function useHydratedQuery<Data>(
  options: UseQueryOptions<Data>,
): Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'> {
  const client = useQueryClient();
  const { data: newest, error: newestError, isFetching, refetch } = useQuery<Data>(options);
  const data = useSyncExternalStore(
    subscribeToNothing,
    () => newest,
    () => renderedAnswerOf<Data>(client, options.queryKey),
  );
  const error = useSyncExternalStore(
    subscribeToNothing,
    () => newestError,
    () => null,
  );
  return { data, error, isFetching, refetch };
}

/** The observer of the query renders again by itself. */
function subscribeToNothing(): () => void {
  return () => undefined;
}

/** What a query holds now; undefined while it has nothing. */
export function useRead<Data>(query: Query<Data>): Data | undefined {
  return useHydratedQuery<Data>(optionsOf(query)).data;
}

/** The same without asking: for a part whose reads are kept fresh by another part of the page. */
export function useKnown<Data>({ queryKey }: Query<Data>): Data | undefined {
  return useHydratedQuery<Data>({ queryKey, enabled: false }).data;
}

/** What a query holds, for a part that shows that it waits. */
export function useReading<Data>(query: Query<Data>): { data: Data | undefined; isPending: boolean } {
  const { data, error } = useHydratedQuery<Data>(optionsOf(query));
  return { data, isPending: useMinDuration(data === undefined && !error, minPendingMs) };
}

export function optionsOf<Data>({ queryKey, staleTime, refetchInterval, meta }: Query<Data>) {
  return {
    queryKey,
    staleTime,
    refetchInterval: ({ state }: AskedQuery) => pauseBeforeAsking(state, refetchInterval),
    retryOnMount: ({ state }: AskedQuery) => !isFinal(state.error) || Date.now() - state.errorUpdatedAt >= staleTime,
    ...(meta ? { meta } : {}),
  };
}

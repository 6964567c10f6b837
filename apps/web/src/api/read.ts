import { useQuery } from '@tanstack/react-query';
import { useHeld } from '#lib/held.ts';
import type { Query } from './query.ts';

/** Whoever begins to wait, waits at least this long: a sign that flashes by is worse than none. */
export const leastPendingMs = 200;

/** What a query holds now; undefined while it has nothing. */
export function useRead<Data>(query: Query<Data>): Data | undefined {
  return useQuery<Data>(optionsOf(query)).data;
}

/** The same without asking: for a part whose reads are kept fresh by another part of the page. */
export function useKnown<Data>({ queryKey }: Query<Data>): Data | undefined {
  return useQuery<Data>({ queryKey, enabled: false }).data;
}

/** What a query holds, for a part that shows that it waits. */
export function useReading<Data>(query: Query<Data>): { data: Data | undefined; isPending: boolean } {
  const { data, isPending } = useQuery<Data>(optionsOf(query));
  return { data, isPending: useHeld(isPending, leastPendingMs) };
}

export function optionsOf<Data>({ queryKey, staleTime, refetchInterval, meta }: Query<Data>) {
  return { queryKey, staleTime, ...(refetchInterval === undefined ? {} : { refetchInterval }), ...(meta ? { meta } : {}) };
}

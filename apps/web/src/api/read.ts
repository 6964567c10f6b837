import { useQuery } from '@tanstack/react-query';
import type { Query } from './query.ts';

/** What a query holds now; undefined while it has nothing. */
export function useRead<Data>(query: Query<Data>): Data | undefined {
  const { queryKey, staleTime, refetchInterval } = query;
  return useQuery<Data>({ queryKey, staleTime, ...(refetchInterval === undefined ? {} : { refetchInterval }) }).data;
}

import type { Query } from './query.ts';
import { optionsOf, useHydratedQuery } from './read.ts';

/** What a query holds, asked only of those who may ask. */
export function useReadWhen<Data>(mayAsk: boolean, query: Query<Data>): Data | undefined {
  const { data } = useHydratedQuery<Data>({ ...optionsOf(query), enabled: mayAsk });
  return mayAsk ? data : undefined;
}

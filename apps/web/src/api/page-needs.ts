import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { Query } from './query.ts';
import { optionsOf } from './read.ts';

export interface PageData {
  queries: DehydratedState | undefined;
}

/** What a page needs before it is shown: texts and reads. The same list serves the first HTML and every later visit. */
export interface PageNeeds {
  texts: readonly string[];
  queries: ReadonlyArray<Query<unknown>>;
}

/** A read that fails leaves its place empty: the page says so, and the browser asks again. */
export async function fetchAll(client: QueryClient, needs: PageNeeds): Promise<void> {
  await Promise.allSettled(needs.queries.map((query) => client.fetchQuery({ ...optionsOf(query), retry: false })));
}

import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { Refused } from './failure.ts';
import type { Query } from './query.ts';
import { optionsOf } from './read.ts';

export interface PageData {
  queries: DehydratedState | undefined;
  /** Of a page about one thing: there is no such thing, or nobody can tell now. */
  status?: 404 | 503;
}

/** What a page needs before it is shown: texts and reads. The same list serves the first HTML and every later visit. */
export interface PageNeeds {
  texts: readonly string[];
  queries: ReadonlyArray<Query<unknown>>;
  /** The one of the reads that the whole page is about. */
  subject?: Query<unknown>;
  /** For a subject whose answer can mean that there is no such page. */
  isThere?: (subject: unknown) => boolean;
}

/** A read that fails leaves its place empty: the page says so, and the browser asks again. */
export async function fetchAll(client: QueryClient, needs: PageNeeds): Promise<void> {
  await Promise.allSettled(needs.queries.map((query) => client.fetchQuery({ ...optionsOf(query), retry: false })));
}

/** A refusal is an answer: what the page is about is not there. Silence is none, and must never look like one to a search engine. */
export function statusOf(client: QueryClient, { subject, isThere = () => true }: PageNeeds): Pick<PageData, 'status'> {
  const state = subject && client.getQueryState(subject.queryKey);
  if (state?.error instanceof Refused) return { status: 404 };
  if (!subject) return {};
  if (state?.data === undefined) return { status: 503 };
  return isThere(state.data) ? {} : { status: 404 };
}

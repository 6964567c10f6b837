import { invalidCode } from '@peerbourse/contract/envelope';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { Refused } from './failure.ts';
import type { Query } from './query.ts';
import { optionsOf } from './read.ts';

export interface PageData {
  queries: DehydratedState | undefined;
  /** Of a page about one thing: there is no such thing, or robots must come again because nobody can tell now. */
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
  /** The codes of the refusals that mean it, beside the one of invalid input; any of them if nothing is said. */
  missing?: readonly string[];
  /** Search engines know the page for its subject, and must never see it empty. People get it all the same, and the browser fills it in. */
  isIndexed?: true;
}

/** A read that fails leaves its place empty: the browser asks again, and if need be its part says so. */
export async function fetchAll(client: QueryClient, needs: PageNeeds): Promise<void> {
  await Promise.allSettled(needs.queries.map((query) => client.fetchQuery({ ...optionsOf(query), retry: false })));
}

/**
 * A refusal is an answer: what the page is about is not there. Silence is none: the page comes without it, and the rest of it works.
 * Where search engines would take that for the whole page, they are told to come again.
 */
export function statusOf(client: QueryClient, { subject, isThere = () => true, missing, isIndexed }: PageNeeds): Pick<PageData, 'status'> {
  const { data, error } = (subject && client.getQueryState(subject.queryKey)) ?? {};
  if (error instanceof Refused && meansMissing(error.code, missing)) return { status: 404 };
  if (data === undefined) return isIndexed ? { status: 503 } : {};
  return isThere(data) ? {} : { status: 404 };
}

/** An address that nothing can have is refused as input before anybody looks for it. */
function meansMissing(code: string, missing: readonly string[] | undefined): boolean {
  return missing === undefined || code === invalidCode || missing.includes(code);
}

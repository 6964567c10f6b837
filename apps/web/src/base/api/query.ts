import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Post } from './call.ts';
import { type Failure, isFailure } from './failure.ts';
import { isRetryable } from './persistently.ts';
import { rememberRenderedAnswers } from './rendered-answers.ts';

/** A read: its key is the call's path and input, so equal reads share one entry. */
export interface Query<Data> {
  queryKey: readonly [path: string, input: unknown];
  staleTime: number;
  refetchInterval?: number;
  /** The same for everybody who reads this language: the web server asks once for many visitors. */
  isShared?: true;
  meta?: QueryMeta | undefined;
  /** Only for the compiler: what the entry holds. */
  readonly data?: Data;
}

/** How a read fails. */
export interface QueryMeta extends Record<string, unknown> {
  /** For lists that pages can do without: a failure is only logged, in these words. */
  log?: string;
  showToast?: boolean;
  /** Belongs to whoever is logged in, and goes with them. */
  isPrivate?: true;
}

interface QueryTimes {
  staleMs: number;
  refreshMs?: number;
  meta?: QueryMeta;
}

export function queryOf<C extends Call>(call: C, input: CallInput<C>, { staleMs, refreshMs, meta }: QueryTimes): Query<CallOutput<C>> {
  return {
    queryKey: [call.path, input],
    staleTime: staleMs,
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
    meta: call.auth === 'guest' ? meta : { ...meta, isPrivate: true },
  };
}

/** A read whose answer does not depend on who asks. */
export function sharedQueryOf<C extends Call>(...given: Parameters<typeof queryOf<C>>): Query<CallOutput<C>> {
  return { ...queryOf(...given), isShared: true };
}

/** What is done about a read that failed for good. */
export type OnFailure = (failure: Failure, meta: QueryMeta) => void;

export function makeQueryClient(post: Post, onFailure?: OnFailure): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { meta = {}, state }) => {
      // Whoever was told once that a part did not come is not told again by each attempt that follows by itself.
      const isNews = state.data !== undefined || state.errorUpdateCount < 2;
      if (isFailure(error)) onFailure?.(error, isNews ? meta : { ...meta, showToast: false });
    },
  });
  rememberRenderedAnswers(queryCache);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }: { queryKey: QueryKey }) => post(queryKey[0] as string, queryKey[1]),
        retry: (tries, error) => tries < 2 && isRetryable(error),
        refetchOnWindowFocus: false,
      },
    },
  });
}

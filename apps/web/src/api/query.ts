import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Post } from './call.ts';

/** A read: its key is the call's path and input, so equal reads share one entry. */
export interface Query<Data> {
  queryKey: readonly [path: string, input: unknown];
  staleTime: number;
  refetchInterval?: number;
  /** The same for everybody who reads this language: the web server asks once for many visitors. */
  isShared?: true;
  /** Only for the compiler: what the entry holds. */
  readonly data?: Data;
}

export function queryOf<C extends Call>(
  call: C,
  input: CallInput<C>,
  times: { staleMs: number; refreshMs?: number },
): Query<CallOutput<C>> {
  const query: Query<CallOutput<C>> = { queryKey: [call.path, input], staleTime: times.staleMs };
  if (times.refreshMs !== undefined) query.refetchInterval = times.refreshMs;
  return query;
}

/** A read whose answer does not depend on who asks. */
export function sharedQueryOf<C extends Call>(...given: Parameters<typeof queryOf<C>>): Query<CallOutput<C>> {
  return { ...queryOf(...given), isShared: true };
}

export function makeQueryClient(post: Post): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }: { queryKey: QueryKey }) => post(queryKey[0] as string, queryKey[1]),
        retry: 2,
        refetchOnWindowFocus: false,
      },
    },
  });
}

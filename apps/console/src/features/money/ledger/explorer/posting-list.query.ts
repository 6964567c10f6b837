import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export function postingListQuery(accountId: string) {
  return infiniteQueryOptions({
    queryKey: ['ledger/posting-list', accountId],
    queryFn: ({ pageParam, signal }) => call(postingList, pageParam === '' ? { accountId } : { accountId, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

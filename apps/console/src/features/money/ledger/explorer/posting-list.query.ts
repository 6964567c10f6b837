import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export function postingListQuery(accountId: string, reason?: ViewReason) {
  return infiniteQueryOptions({
    queryKey: ['ledger/posting-list', accountId],
    queryFn: ({ pageParam, signal }) => call(postingList, { accountId, cursor: pageParam || undefined, reason }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...recordedView,
  });
}

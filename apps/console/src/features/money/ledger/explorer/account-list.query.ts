import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

/** Without a user it is the house. */
export function accountListQuery(userId: string | undefined, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['ledger/account-list', userId ?? 'house'],
    queryFn: ({ signal }) => call(accountList, { userId, reason }, { signal }),
    ...recordedView,
  });
}

/** For whoever proposes or decides a correction, which is the reason. The house's own accounts need none. */
export function correctedAccountsQuery(userId: string | null) {
  return queryOptions({
    queryKey: ['ledger/account-list', userId ?? 'house', 'correction'],
    queryFn: ({ signal }) => call(accountList, userId === null ? {} : { userId, reason: 'correction' }, { signal }),
    ...recordedView,
    // An amount is typed and cleared again; that is one look.
    staleTime: 30_000,
  });
}

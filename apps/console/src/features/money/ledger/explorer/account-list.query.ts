import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Without a user it is the house. */
export function accountListQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['ledger/account-list', userId ?? 'house'],
    queryFn: async ({ signal }) => (await call(accountList, userId === undefined ? {} : { userId }, { signal })).accounts,
  });
}

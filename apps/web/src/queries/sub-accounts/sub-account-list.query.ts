import { subAccountList } from '@peerbourse/contract/identity/sub-accounts/sub-account-list';
import { queryOf } from '#base/api/query.ts';

export const subAccountListQuery = queryOf(subAccountList, {}, { staleMs: 10_000, meta: { showToast: false } });

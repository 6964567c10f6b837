import { subAccountList } from '@peerbourse/contract/sub-accounts/sub-account-list';
import { queryOf } from '#api/query.ts';

export const subAccountListQuery = queryOf(subAccountList, {}, { staleMs: 10_000, meta: { showToast: false } });

import { myAccount } from '@peerbourse/contract/accounts/my-account';
import { queryOf } from '#api/query.ts';

export const myAccountQuery = queryOf(myAccount, {}, { staleMs: 60_000, meta: { showToast: false } });

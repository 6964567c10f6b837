import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { queryOf } from '#base/api/query.ts';

export const myAccountQuery = queryOf(myAccount, {}, { staleMs: 60_000, meta: { showToast: false } });

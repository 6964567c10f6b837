import { merchantAccountType } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { queryOf } from '#base/api/query.ts';

export const merchantAccountTypeQuery = queryOf(merchantAccountType, {}, { staleMs: 30_000, meta: { showToast: false } });

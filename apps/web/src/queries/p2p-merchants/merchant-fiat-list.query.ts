import { merchantFiatList } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { queryOf } from '#base/api/query.ts';

export const merchantFiatListQuery = queryOf(merchantFiatList, {}, { staleMs: 30_000, meta: { showToast: false } });

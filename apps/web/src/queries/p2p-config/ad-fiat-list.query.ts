import { adFiatList } from '@peerbourse/contract/p2p/p2p-config/ad-fiat-list';
import { queryOf } from '#base/api/query.ts';

export const adFiatListQuery = queryOf(adFiatList, {}, { staleMs: 300_000, meta: { showToast: false } });

import { adCoinList } from '@peerbourse/contract/p2p/p2p-config/ad-coin-list';
import { queryOf } from '#base/api/query.ts';

export const adCoinListQuery = queryOf(adCoinList, {}, { staleMs: 300_000, meta: { showToast: false } });

import { adCoinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/ad-coins-and-fiats';
import { queryOf } from '#base/api/query.ts';

export const adCoinsAndFiatsQuery = queryOf(adCoinsAndFiats, {}, { staleMs: 300_000, meta: { showToast: false } });

import { adCoinsAndFiats } from '@peerbourse/contract/p2p-config/ad-coins-and-fiats';
import { queryOf } from '#api/query.ts';

export const adCoinsAndFiatsQuery = queryOf(adCoinsAndFiats, {}, { staleMs: 300_000, meta: { showToast: false } });

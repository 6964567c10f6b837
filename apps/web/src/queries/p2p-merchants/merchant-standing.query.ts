import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { queryOf } from '#base/api/query.ts';

export const merchantStandingQuery = queryOf(merchantStanding, {}, { staleMs: 5_000, refreshMs: 60_000, meta: { showToast: false } });

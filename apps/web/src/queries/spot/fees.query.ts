import { fees } from '@peerbourse/contract/markets/spot/fees';
import { queryOf } from '#base/api/query.ts';

export const feesQuery = queryOf(fees, {}, { staleMs: 300_000, meta: { showToast: false } });

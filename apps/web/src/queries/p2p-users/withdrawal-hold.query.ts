import { withdrawalHold } from '@peerbourse/contract/p2p/p2p-users/withdrawal-hold';
import { queryOf } from '#base/api/query.ts';

export const withdrawalHoldQuery = queryOf(withdrawalHold, {}, { staleMs: 30_000, meta: { showToast: false } });

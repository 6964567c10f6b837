import { marketStatus } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { sharedQueryOf } from '#base/api/query.ts';

/** Whether operators have stopped the market. Without an answer it is taken as open: the server itself refuses what is stopped. */
export const marketStatusQuery = sharedQueryOf(marketStatus, {}, { staleMs: 30_000, refreshMs: 60_000, meta: { showToast: false } });

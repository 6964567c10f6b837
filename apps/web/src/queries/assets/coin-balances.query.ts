import type { CallOutput } from '@peerbourse/contract/call';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { queryOf } from '#base/api/query.ts';

export type CoinBalance = CallOutput<typeof coinBalances>['coins'][number];

/** Live news make it fresh when coins move; the refresh follows the prices. */
export const coinBalancesQuery = queryOf(coinBalances, {}, { staleMs: 10_000, refreshMs: 30_000, meta: { showToast: false } });

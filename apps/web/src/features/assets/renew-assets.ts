import { assetHistory } from '@peerbourse/contract/assets/asset-history';
import type { QueryClient } from '@tanstack/react-query';
import { totalAssetsQuery } from '#parts/assets/total-assets.query.ts';
import { coinBalancesQuery } from './coin-balances.query.ts';

/** Coins have moved: whatever a page shows of them is asked for again. */
export async function renewAssets(client: QueryClient): Promise<void> {
  const keys = [coinBalancesQuery.queryKey, totalAssetsQuery.queryKey, [assetHistory.path]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { worthHistory } from '@peerbourse/contract/money/assets/worth-history';
import type { QueryClient } from '@tanstack/react-query';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';

/** Coins have moved: whatever a page shows of them is asked for again. */
export async function renewAssets(client: QueryClient): Promise<void> {
  const keys = [coinBalancesQuery.queryKey, totalAssetsQuery.queryKey, [assetHistory.path], [worthHistory.path]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

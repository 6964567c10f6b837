import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { queryOf } from '#base/api/query.ts';

/** Live news make it fresh when coins move; the refresh follows the prices. */
export const totalAssetsQuery = queryOf(totalAssets, {}, { staleMs: 10_000, refreshMs: 30_000, meta: { showToast: false } });

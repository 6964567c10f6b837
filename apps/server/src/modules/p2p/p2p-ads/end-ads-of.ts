import type { MainId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { lockAdsOf, ownersOfFrozen } from './ad.table.ts';
import { endAd } from './end-ad.ts';

/** Whose ads have orders under way, of these families. */
export async function ownersOfOrders(tx: Tx, mainIds: readonly MainId[]): Promise<ReadonlySet<string>> {
  return new Set(await ownersOfFrozen(tx, mainIds));
}

/** Ads of accounts that close are over, with those of their children. */
export async function endAdsOf(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  for (const ad of await lockAdsOf(tx, mainIds)) await endAd(tx, ad, 'deleted');
}

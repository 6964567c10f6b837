import { adFee } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { adLimits } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { editingAdList } from '@peerbourse/contract/p2p/p2p-ads/own/editing-ad-list';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { sellableAmount } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import type { QueryClient } from '@tanstack/react-query';

/** An own ad has changed: whatever a page shows of it, and of the coins behind it, is asked for again. */
export async function renewAds(client: QueryClient): Promise<void> {
  const calls = [myAdList, editingAdList, myAdDetail, adLimits, adFee, sellableAmount, myProfile];
  await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import type { QueryClient } from '@tanstack/react-query';
import { checkBlockedQuery } from '#queries/p2p-blocklist/check-blocked.query.ts';
import { advertiserPageQuery } from '#queries/p2p-users/advertiser-page.query.ts';

/** Somebody stands otherwise to an advertiser than before: the page is asked for again, and so is the market, which hides whom one blocks. */
export async function renewAdvertiser(client: QueryClient, encryptUserId: string): Promise<void> {
  const keys = [advertiserPageQuery(encryptUserId).queryKey, checkBlockedQuery(encryptUserId).queryKey, [adList.path]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

import type { CallOutput } from '@peerbourse/contract/call';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { type Query, queryOf } from '#base/api/query.ts';

export type Advertiser = CallOutput<typeof advertiserPage>;

/** Everybody may read it, but how the visitor stands to them, and what they may take, depends on who it is: it goes with the session. */
export function advertiserPageQuery(encryptUserId: string): Query<Advertiser> {
  return queryOf(advertiserPage, { encryptUserId }, { staleMs: 5_000, refreshMs: 15_000, meta: { showToast: false, isPrivate: true } });
}

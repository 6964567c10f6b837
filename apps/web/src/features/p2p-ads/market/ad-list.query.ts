import type { CallOutput } from '@peerbourse/contract/call';
import { adList } from '@peerbourse/contract/p2p-ads/market/ad-list';
import { type Query, queryOf } from '#api/query.ts';
import { askedAt, type HallParams } from './hall-params.ts';

export type AdPage = CallOutput<typeof adList>;

/** Everybody may read it, but what somebody may take depends on who it is: it goes with the session. */
export function adListQuery(place: HallParams): Query<AdPage> {
  return queryOf(adList, askedAt(place), { staleMs: 5_000, refreshMs: 10_000, meta: { showToast: false, isPrivate: true } });
}

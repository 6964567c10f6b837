import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { queryOf } from '#base/api/query.ts';

/** One's own P2P profile; without a userId there is none yet. */
export const myTraderQuery = queryOf(myProfile, {}, { staleMs: 30_000, meta: { showToast: false } });

import type { CallOutput } from '@peerbourse/contract/call';
import { publicProfile } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import { type Query, queryOf } from '#base/api/query.ts';

/** What everybody may know of somebody. */
export function publicProfileQuery(encryptUserId: string): Query<CallOutput<typeof publicProfile>> {
  return queryOf(publicProfile, { encryptUserId }, { staleMs: 10_000, meta: { showToast: false } });
}

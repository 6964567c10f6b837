import type { CallOutput } from '@peerbourse/contract/call';
import { checkBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/check-blocked';
import { type Query, queryOf } from '#base/api/query.ts';

/** Asked when it matters: another tab may have set or lifted the block since the page was told. */
export function checkBlockedQuery(encryptUserId: string): Query<CallOutput<typeof checkBlocked>> {
  return queryOf(checkBlocked, { encryptUserId }, { staleMs: 0, meta: { showToast: false } });
}

import type { CallOutput } from '@peerbourse/contract/call';
import { securityOverview } from '@peerbourse/contract/identity/security/security-overview';
import { queryOf } from '#base/api/query.ts';

export type SecurityOverview = CallOutput<typeof securityOverview>;

/** How the account is protected. Short-lived: whoever looks at it wants to see what holds now. */
export const securityOverviewQuery = queryOf(securityOverview, {}, { staleMs: 10_000, meta: { showToast: false } });

import type { CallOutput } from '@peerbourse/contract/call';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { queryOf } from '#base/api/query.ts';

export type VerificationState = CallOutput<typeof verificationState>;

/** A decision shows within a minute on a page that is left open. */
export const verificationStateQuery = queryOf(verificationState, {}, { staleMs: 10_000, refreshMs: 60_000, meta: { showToast: false } });

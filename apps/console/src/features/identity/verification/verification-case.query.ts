import type { CallOutput } from '@peerbourse/contract/call';
import { verificationCase } from '@peerbourse/contract/identity/verification/verification-case';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type CaseNow = CallOutput<typeof verificationCase>;

export const caseKey = ['verification/verification-case'] as const;

/** Asked for again while the case lies on the desk: somebody else may decide it meanwhile. */
export function verificationCaseQuery(caseNo: string) {
  return queryOptions({
    queryKey: [...caseKey, caseNo],
    queryFn: ({ signal }) => call(verificationCase, { caseNo }, { signal }),
    refetchInterval: 15_000,
  });
}

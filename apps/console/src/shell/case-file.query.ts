import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { caseFile } from '@peerbourse/contract/identity/work/case-file';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';

export type CaseName = CallInput<typeof caseFile>;
export type CaseFile = CallOutput<typeof caseFile>;

/** Asked for when a case is opened and after each act, and not by itself: each reading of notes is kept. Null where there is none. */
export function caseFileQuery(name: CaseName) {
  return queryOptions({
    queryKey: ['work/case-file', name.queue, name.number],
    queryFn: ({ signal }) => call(caseFile, name, { signal }).catch(nullIfUnknown),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && error.http < 500) return null;
  throw error;
}

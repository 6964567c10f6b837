import type { CallOutput } from '@peerbourse/contract/call';
import { viewLog } from '@peerbourse/contract/identity/verification/view-log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type ViewPage = CallOutput<typeof viewLog>;
export type View = ViewPage['views'][number];

export const viewLogKey = ['verification/view-log'] as const;

/** Of one case, or of all. */
export function viewLogQuery(caseNo: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...viewLogKey, caseNo ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(viewLog, { ...(caseNo ? { caseNo } : {}), ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: ViewPage) => page.next ?? undefined,
  });
}

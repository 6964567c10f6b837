import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { reportList } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { viewReport } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

type ReportPage = CallOutput<typeof reportList>;
export type ListedReport = ReportPage['reports'][number];
export type ViewedReport = CallOutput<typeof viewReport>;

export type ReportShow = NonNullable<CallInput<typeof reportList>['show']>;

/** Traders report and colleagues decide, so the list is asked for again while it is looked at. */
export function reportListQuery(show: ReportShow) {
  return infiniteQueryOptions({
    queryKey: [...reportListKey, show],
    queryFn: ({ pageParam, signal }) => call(reportList, { show, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: ReportPage) => page.after ?? undefined,
    refetchInterval: 15_000,
  });
}

export const reportListKey = ['p2p-chat/report-list'] as const;

/** One report with its words; null if there is none with this number. */
export function reportQuery(reportNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-chat/view-report', reportNo],
    queryFn: ({ signal }) => call(viewReport, { reportNo, reason }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && (error.id === 'p2p-chat.unknown-report' || error.id === 'request.invalid')) return null;
  throw error;
}

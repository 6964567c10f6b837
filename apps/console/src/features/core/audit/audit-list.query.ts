import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type AuditFilter = Omit<CallInput<typeof auditList>, 'before'>;
export type AuditEntry = CallOutput<typeof auditList>['entries'][number];

export function auditListQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit/audit-list', filter],
    queryFn: ({ pageParam, signal }) => call(auditList, pageParam === '' ? filter : { ...filter, before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.before,
  });
}

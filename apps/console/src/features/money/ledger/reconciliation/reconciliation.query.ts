import type { CallOutput } from '@peerbourse/contract/call';
import { reconciliation } from '@peerbourse/contract/money/ledger/reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Reconciliation = CallOutput<typeof reconciliation>;
export type Check = Reconciliation['checks'][number];
export type Problem = Check['problems'][number];

/** Adding everything up is work for the database: once a minute, not whenever the tab is looked at again. */
const everyMs = 60_000;

export const reconciliationQuery = queryOptions({
  queryKey: ['ledger/reconciliation'],
  queryFn: ({ signal }) => call(reconciliation, {}, { signal }),
  refetchInterval: everyMs,
  staleTime: everyMs / 2,
  refetchOnWindowFocus: true,
});

import type { CallOutput } from '@peerbourse/contract/call';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type Journal = CallOutput<typeof journalDetail>;

/** By its id or by its key. */
export function journalDetailQuery(journal: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['ledger/journal-detail', journal],
    queryFn: ({ signal }) => call(journalDetail, { journal, reason }, { signal }),
    ...recordedView,
  });
}

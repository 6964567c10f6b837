import type { CallOutput } from '@peerbourse/contract/call';
import { exportList } from '@peerbourse/contract/money/exports/export-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type ExportList = CallOutput<typeof exportList>;

const busyMs = 1_000;

/** While a file is being made its progress is asked for every second. */
export function exportListQuery(isBusy = false): Query<ExportList> {
  return queryOf(exportList, {}, { staleMs: 0, ...(isBusy ? { refreshMs: busyMs } : {}), meta: { showToast: false } });
}

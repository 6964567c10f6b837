import type { CallOutput } from '@peerbourse/contract/call';
import { exportQuota } from '@peerbourse/contract/p2p/p2p-orders/export-quota';
import { type Query, queryOf } from '#base/api/query.ts';

type ExportQuota = CallOutput<typeof exportQuota>;

const busyMs = 1_000;

/** While a file is being made its progress is asked for every second. */
export function exportQuotaQuery(isBusy = false): Query<ExportQuota> {
  return queryOf(exportQuota, {}, { staleMs: 0, ...(isBusy ? { refreshMs: busyMs } : {}), meta: { showToast: false } });
}

import type { reportList as call } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import type { Handler } from '#platform/http/serve.ts';
import { newestReports, waitingReports } from './report.table.ts';
import { reportView } from './report.view.ts';

const pageSize = 50;

export const reportList: Handler<typeof call> = async ({ db }, { show = 'all', after }) => {
  const rows = await (show === 'waiting' ? waitingReports : newestReports)(db, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return { reports: shown.map(reportView), after: rows.length > pageSize ? (shown.at(-1)?.reportNo ?? null) : null };
};

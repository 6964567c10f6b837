import type { ListedReport } from '@peerbourse/contract/p2p/p2p-chat/reports/report.shape';
import type { ReportRow } from './report.table.ts';

export function reportView(row: ReportRow): ListedReport {
  return {
    reportNo: row.reportNo,
    orderNo: row.orderNo,
    reporter: { userId: row.reporterUserId, nickName: row.reporterNick },
    reported: { userId: row.reportedUserId, nickName: row.reportedNick },
    reason: row.reason,
    seq: row.seq === 0 ? null : row.seq,
    at: row.reportedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    outcome: row.outcome,
  };
}

import type { decideReport as call } from '@peerbourse/contract/p2p/p2p-chat/reports/decide-report';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { reportOf, writeOutcome } from './report.table.ts';

/** What is done about it is done where its order and its people are. A report that nobody has opened cannot be decided. */
export const decideReport: Handler<typeof call> = async ({ tx, actor, visitor }, { reportNo, outcome, note }) => {
  const report = await reportOf(tx, reportNo);
  if (!report?.openedAt) throw refuse('p2p-chat.unknown-report');
  const isFirst = await writeOutcome(tx, reportNo, outcome);
  if (isFirst) {
    await audit(tx, { actor, act: 'p2p-chat.report-decided', subject: reportNo, details: { outcome, note }, address: visitor.address });
  }
  const standing = await reportOf(tx, reportNo);
  must(standing?.decidedAt, 'a report that was decided stays so');
  return { reportNo, outcome: standing.outcome, decidedAt: standing.decidedAt.toISOString(), isFirst };
};

import type { CallOutput } from '@peerbourse/contract/call';
import type { viewReport as call } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { noteView } from '#modules/identity/customers/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { Keys } from '#platform/keys.ts';
import { refuse } from '#platform/refusal.ts';
import { messageText } from '../message-text.ts';
import { noteOpened, type ReportedMessage, type ReportRow, reportedMessageOf, reportOf } from './report.table.ts';
import { reportView } from './report.view.ts';
import { openReportText } from './report-text.ts';

type Message = CallOutput<typeof call>['message'];

/** Both people are looked at, so both looks are written down before anything is shown. */
export const viewReport: Handler<typeof call> = async (ctx, { reportNo, reason }) => {
  const { tx, config } = ctx;
  const report = await reportOf(tx, reportNo);
  if (!report) throw refuse('p2p-chat.unknown-report');
  const { orderNo, reporterId, reporterUserId, reportedId, reportedUserId, closedText } = report;
  const view = { kind: 'viewed-order', reason, about: { orderNo, reportNo } } as const;
  await noteView(ctx, { accountId: reporterId, userId: reporterUserId }, view);
  const viewsLeft = await noteView(ctx, { accountId: reportedId, userId: reportedUserId }, view);
  await noteOpened(tx, reportNo);
  return {
    ...reportView(report),
    text: closedText === null ? '' : openReportText(config.keys, closedText, reportNo),
    message: messageOf(config.keys, report, await reportedMessageOf(tx, reportNo)),
    viewsLeft,
  };
};

function messageOf(keys: Keys, { orderNo }: ReportRow, message: ReportedMessage | undefined): Message {
  if (!message || message.kind === 'event') return null;
  return { kind: message.kind, text: messageText(keys, orderNo, message), at: message.createdAt.toISOString() };
}

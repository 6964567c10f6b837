import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { ReportDecision, type ReportDecisionProps } from './report-decision.tsx';
import { reportQuery } from './report-desk.query.ts';
import { reasonText, reportState, subjectText } from './report-text.ts';

export function OpenedReport({ reportNo, onDone }: { reportNo: string; onDone: (message: string) => void }) {
  const client = useQueryClient();
  const { data: report, error, isFetching, refetch } = useQuery(reportQuery(reportNo));
  const needed = reasonNeeded(error);
  if (report) return <ShownReport report={report} onDone={onDone} />;
  return (
    <Panel id="report" title={`Report ${reportNo}`}>
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(reportQuery(reportNo, reason))}
        />
      ) : report === null ? (
        <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">There is no report with this number.</p>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

/** What to do about it is done where its order and its people are. */
function ShownReport({ report, onDone }: ReportDecisionProps) {
  const { reporter, reported, orderNo, message } = report;
  return (
    <Panel
      id="report"
      title={reasonText[report.reason]}
      note={viewsLeftText(report.viewsLeft)}
      state={<StateTag {...reportState(report)} />}
    >
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        <FactGrid
          facts={[
            ['Reported', <Linked key="reported" to={p2pFragment('traders', reported.userId)} text={reported.nickName} />],
            ['By', <Linked key="by" to={p2pFragment('traders', reporter.userId)} text={reporter.nickName} />],
            ['Order', <Linked key="order" to={p2pFragment('orders', orderNo)} text={orderNo} />],
            ['About', subjectText(report)],
            ['Reported at (UTC)', <MomentText key="at" at={report.at} />],
          ]}
        />
        <Quote title="What the reporter wrote">{report.text || 'nothing besides the reason'}</Quote>
        {message && (
          <Quote
            title={
              <>
                The message, <MomentText at={message.at} />
              </>
            }
          >
            {message.text || `a ${message.kind}`}
          </Quote>
        )}
        <ReportDecision report={report} onDone={onDone} />
      </div>
    </Panel>
  );
}

function Linked({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} className="text-brand underline underline-offset-3 hover:no-underline">
      {text}
    </a>
  );
}

function Quote({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-12 text-ink-faint">{title}</h3>
      <p dir="auto" className="text-13 break-words whitespace-pre-wrap">
        {children}
      </p>
    </div>
  );
}

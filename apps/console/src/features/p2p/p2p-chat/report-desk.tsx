import { useInfiniteQuery } from '@tanstack/react-query';
import { CaseList } from '#desk/case-list.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { goWithin } from '#shell/use-screen.ts';
import { OpenedReport } from './opened-report.tsx';
import { type ListedReport, reportListQuery } from './report-desk.query.ts';
import { reportKeys } from './report-keys.ts';
import { reasonText, subjectText } from './report-text.ts';

/** What traders have reported on one side, the chosen report on the other. */
export function ReportDesk({ reportNo }: { reportNo: string }) {
  const query = useInfiniteQuery(reportListQuery);
  const reports = query.data?.pages.flatMap((page) => page.reports);

  useDeskKeys(reportKeys, true, (act) =>
    open(
      stepThrough(
        (reports ?? []).map((report) => report.reportNo),
        reportNo,
        act === 'next' ? 1 : -1,
      ),
    ),
  );

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[21rem_minmax(0,1fr)]">
      <Panel id="reports" title="Reports" note="newest first">
        {reports ? (
          <CaseList
            label="Reports"
            cases={reports}
            keyOf={(report) => report.reportNo}
            chosen={reportNo}
            emptyText="Nobody has reported anything."
            onChoose={open}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          >
            {(report) => <ReportLines report={report} />}
          </CaseList>
        ) : (
          <Unread error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
      {reportNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a report to read it.
        </p>
      ) : (
        <OpenedReport key={reportNo} reportNo={reportNo} />
      )}
    </div>
  );
}

function open(reportNo: string | undefined): void {
  if (reportNo !== undefined) goWithin(p2pFragment('reports', reportNo));
}

function ReportLines({ report }: { report: ListedReport }) {
  return (
    <>
      <b className="truncate font-semibold">{reasonText[report.reason]}</b>
      <span className="truncate text-13 text-ink-soft">
        {report.reporter.nickName} reports {report.reported.nickName}, {subjectText(report)}
      </span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{report.orderNo}</span>
        <MomentText at={report.at} />
      </span>
    </>
  );
}

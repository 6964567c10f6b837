import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CaseList } from '#desk/case-list.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { Unread } from '#desk/unread.tsx';
import { useCaseQueue } from '#desk/use-case-queue.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goWithin, setFilters, useFilters } from '#shell/use-screen.ts';
import { OpenedReport } from './opened-report.tsx';
import { type ListedReport, type ReportShow, reportListKey, reportListQuery } from './report-desk.query.ts';
import { reportKeys } from './report-keys.ts';
import { reasonText, reportState, subjectText } from './report-text.ts';

const showText: Record<ReportShow, string> = { waiting: 'Waiting, oldest first', all: 'All, newest first' };

/** What traders have reported on one side, the chosen report on the other. */
export function ReportDesk({ reportNo }: { reportNo: string }) {
  const client = useQueryClient();
  const show = useFilters().get('show') === 'all' ? 'all' : 'waiting';
  const query = useInfiniteQuery(reportListQuery(show));
  const reports = query.data?.pages.flatMap((page) => page.reports);
  const { done, choose, step, conclude } = useCaseQueue({
    rows: reports,
    nameOf: (report) => report.reportNo,
    wanted: reportNo,
    onWant: (name) => goWithin(p2pFragment('reports', name)),
    onDecided: () => void client.invalidateQueries({ queryKey: reportListKey }),
  });
  useDeskKeys(reportKeys, true, (act) => step(act === 'next' ? 1 : -1));

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel id="reports" title="Reports" note={reports && `${reports.length}${query.hasNextPage ? ' shown, there are more' : ''}`}>
          <div className="border-t border-line px-4 py-3 tablet:px-5">
            <ChoiceField
              label="Show"
              value={show}
              labels={showText}
              onChange={(next) => setFilters({ show: next === 'waiting' ? '' : next })}
            />
          </div>
          {reports ? (
            <CaseList
              label="Reports"
              cases={reports}
              keyOf={(report) => report.reportNo}
              chosen={reportNo}
              emptyText={show === 'waiting' ? 'Every report is decided.' : 'Nobody has reported anything.'}
              onChoose={choose}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            >
              {(report) => <ReportLines report={report} isStateShown={show === 'all'} />}
            </CaseList>
          ) : (
            <Unread error={query.error} onRetry={() => void query.refetch()} />
          )}
        </Panel>
      </div>
      {reportNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a report to read it.
        </p>
      ) : (
        <OpenedReport key={reportNo} reportNo={reportNo} onDone={conclude} />
      )}
    </div>
  );
}

function ReportLines({ report, isStateShown }: { report: ListedReport; isStateShown: boolean }) {
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
      {isStateShown && <span className="text-12 text-ink-soft">{reportState(report).label}</span>}
    </>
  );
}

import { ageText, agoText, secondsSince, untilText } from '#parts/age-text.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { isFailing, isOverdue } from './job-state.ts';
import type { JobRow } from './overview.query.ts';

export function JobPanel({ jobs, nowMs }: { jobs: readonly JobRow[]; nowMs: number }) {
  const failing = jobs.filter(isFailing).length;
  const label = failing === 0 ? 'No failures' : `${failing} failing`;
  return (
    <Panel
      id="jobs"
      title="Job queue"
      note={`${jobs.length} scheduled`}
      state={jobs.length > 0 && <StateTag tone={failing === 0 ? 'good' : 'watch'} label={label} />}
    >
      <CardTable
        caption="Scheduled jobs with their last and next runs"
        columns={columns(nowMs)}
        rows={jobs}
        keyOf={(job) => job.name}
        emptyText="No job is known yet. Jobs appear when a worker has started for the first time."
      />
    </Panel>
  );
}

function columns(nowMs: number): Column<JobRow>[] {
  return [
    { name: 'Job', cell: (job) => <span className="break-words">{job.name}</span>, className: 'max-tablet:col-span-3!' },
    { name: 'Every', cell: (job) => <span className="whitespace-nowrap">{ageText(job.everySeconds)}</span>, isAtEnd: true },
    { name: 'Next run', cell: (job) => <NextRun job={job} nowMs={nowMs} />, isAtEnd: true, className: 'tablet:min-w-28' },
    { name: 'Last run', cell: (job) => <LastRun job={job} nowMs={nowMs} />, isAtEnd: true, className: 'tablet:min-w-28' },
    {
      name: 'Took',
      cell: (job) => <span className="whitespace-nowrap">{job.lastMs === null ? '–' : `${job.lastMs} ms`}</span>,
      isAtEnd: true,
    },
    { name: 'Failures', cell: (job) => <Failures count={job.failuresInRow} />, isAtEnd: true },
    {
      name: 'Last error',
      className: 'max-tablet:has-data-long-text:col-span-3',
      cell: (job) => (job.lastError ? <LongText text={job.lastError} /> : <span className="text-ink-faint">none</span>),
    },
  ];
}

function NextRun({ job, nowMs }: { job: JobRow; nowMs: number }) {
  const text = untilText(-secondsSince(job.nextRunAt, nowMs));
  return (
    <MomentText at={job.nextRunAt}>{isOverdue(job, nowMs) ? <span className="font-semibold text-warn">{text}</span> : text}</MomentText>
  );
}

function LastRun({ job, nowMs }: { job: JobRow; nowMs: number }) {
  if (job.lastRunAt === null) return <span className="text-ink-faint">never</span>;
  return <MomentText at={job.lastRunAt}>{agoText(secondsSince(job.lastRunAt, nowMs))}</MomentText>;
}

function Failures({ count }: { count: number }) {
  return count === 0 ? <span className="text-ink-faint">0</span> : <StateTag tone="watch" label={String(count)} />;
}

import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { ageText, secondsSince } from '#parts/age-text.ts';
import { CardTable } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { stuckTimerListQuery, type TimerArea } from './stuck-timer-list.query.ts';

/** Deadlines that passed and on which no job acted: coins wait behind each of them. */
export function TimersPage() {
  const query = useQuery(stuckTimerListQuery);
  if (!query.data) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  const { areas, at, afterSeconds } = query.data;
  return (
    <div className="grid gap-4">
      <p className="text-13 text-ink-soft">Deadlines that passed more than {afterSeconds} seconds ago without the job that acts on them.</p>
      {areas.map((area) => (
        <AreaPanel key={area.area} area={area} nowMs={Date.parse(at)} />
      ))}
    </div>
  );
}

function AreaPanel({ area: { area, title, job, stuck, timers }, nowMs }: { area: TimerArea; nowMs: number }) {
  const tag = stuck === 0 ? <StateTag tone="good" label="None" /> : <StateTag tone="bad" label={`${stuck} stuck`} />;
  return (
    <Panel id={`timers-${area}`} title={title} note={`job ${job}`} state={tag}>
      {stuck > 0 && (
        <CardTable
          caption={`${title}, the oldest first`}
          columns={[
            {
              name: 'Number',
              cell: ({ number, address }) => (
                <a href={address} className="figure text-brand hover:underline">
                  {number}
                </a>
              ),
            },
            { name: 'Was due', cell: ({ dueAt }) => <MomentText at={dueAt} />, onCard: 'half' },
            { name: 'Late by', cell: ({ dueAt }) => ageText(secondsSince(dueAt, nowMs)), isAtEnd: true, onCard: 'half' },
          ]}
          rows={timers}
          keyOf={({ number }) => number}
          emptyText=""
        />
      )}
      {stuck > timers.length && (
        <p className="border-t border-line px-4 py-3 text-12 text-ink-faint">
          The oldest {timers.length} of {stuck}.
        </p>
      )}
    </Panel>
  );
}

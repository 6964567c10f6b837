import { figureDays } from '@peerbourse/contract/core/figures/figure';
import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { setFilters, useFilters } from '#shell/use-screen.ts';
import type { Days } from './figure.query.ts';
import { type FigureRow, figureListQuery } from './figure-list.query.ts';
import { FigurePanel } from './figure-panel.tsx';

/** Everything that can be counted, over one time that stands in the address. */
export function FiguresDesk() {
  const query = useQuery(figureListQuery);
  const days = daysOf(useFilters().get('days'));
  if (!query.data) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <DaysChoice days={days} />
      {groupsOf(query.data.figures).map(([group, rows]) => (
        <section key={group} aria-labelledby={`group-${group}`} className="grid gap-3">
          <h2 id={`group-${group}`} className="text-18 font-semibold">
            {group}
          </h2>
          <div className="grid items-start gap-4 min-[1100px]:grid-cols-2">
            {rows.map((row) => (
              <FigurePanel key={row.name} row={row} days={days} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function DaysChoice({ days }: { days: Days }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">Time</legend>
      {figureDays.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === days}
          className="cursor-pointer rounded-medium px-3 py-1.5 text-13 font-semibold text-ink-soft hover:bg-sunken aria-pressed:bg-brand-tint aria-pressed:text-brand pointer-coarse:min-h-11"
          onClick={() => setFilters({ days: String(each) })}
        >
          {each === 1 ? '1 day' : `${each} days`}
        </button>
      ))}
      <p className="ms-2 text-12 text-ink-faint">Days and hours are UTC; the last one is still running.</p>
    </fieldset>
  );
}

function daysOf(text: string | null): Days {
  return figureDays.find((days) => String(days) === text) ?? 7;
}

function groupsOf(figures: readonly FigureRow[]): Array<[string, FigureRow[]]> {
  const groups = new Map<string, FigureRow[]>();
  for (const row of figures) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}

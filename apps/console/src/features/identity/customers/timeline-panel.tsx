import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Profile } from '#desk/customers/customer-text.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';
import { customerKeys } from './customer-keys.ts';
import { areaText, eventLine, sortedAreas, type TimelineEvent } from './event-text.ts';
import { linkAddress } from './link-address.ts';
import { timelineQuery } from './timeline.query.ts';

export interface TimelinePanelProps {
  profile: Profile;
  onNote: () => void;
}

/** What happened to a customer in all areas, newest first. J and K go from event to event, Enter opens one. */
export function TimelinePanel({ profile, onNote }: TimelinePanelProps) {
  const [area, setArea] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(timelineQuery(profile, area));
  const events = query.data?.pages.flatMap((page) => page.events);

  useDeskKeys(customerKeys, true, (act) => {
    if (act === 'note') onNote();
    else if (act === 'filter') filters.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    else step(list.current, act === 'next' ? 1 : -1);
  });

  return (
    <Panel id="timeline" title="Timeline" note="all areas, UTC">
      <div ref={filters} role="group" aria-label="Area" className="flex flex-wrap gap-1.5 px-4 pb-3 tablet:px-5">
        {['', ...sortedAreas(profile.areas)].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === area}
            onClick={() => setArea(name)}
            className="h-7 cursor-pointer rounded-full border border-line-strong px-3 text-12 font-medium hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas pointer-coarse:h-11"
          >
            {name === '' ? 'All' : areaText(name)}
          </button>
        ))}
      </div>
      {events ? (
        <div ref={list}>
          {events.length === 0 && (
            <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">Nothing happened here.</p>
          )}
          {daysOf(events).map(({ day, events: ofDay }) => (
            <Day key={day} day={day} events={ofDay} />
          ))}
          {query.hasNextPage && (
            <div className="border-t border-line px-4 py-3 tablet:px-5">
              <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show older
              </Button>
            </div>
          )}
          {query.error && (
            <p role="alert" className="border-t border-line px-4 py-3 text-13 text-down tablet:px-5">
              {query.error.message}
            </p>
          )}
        </div>
      ) : (
        <Unread error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Panel>
  );
}

function Day({ day, events }: { day: string; events: readonly TimelineEvent[] }) {
  return (
    <section aria-label={day}>
      <h3 className="border-y border-line bg-sunken px-4 py-1.5 text-12 font-semibold text-ink-soft tablet:px-5">{day}</h3>
      <ol className="divide-y divide-line">
        {events.map((event, place) => (
          // Two events can be alike in every letter, and the list only grows at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal events apart
          <Entry key={`${event.at} ${event.kind} ${place}`} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ event }: { event: TimelineEvent }) {
  const { title, detail } = eventLine(event);
  const address = linkAddress(event.link);
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2 text-13 tablet:px-5">
      <time dateTime={event.at} title={`${event.at} UTC`} className="figure text-ink-faint">
        {event.at.slice(11, 16)}
      </time>
      <div className="min-w-0">
        {address === undefined ? (
          <p data-entry tabIndex={-1} className="font-medium break-words">
            {title}
          </p>
        ) : (
          <a data-entry href={address} className="font-medium break-words text-brand underline-offset-3 hover:underline">
            {title}
          </a>
        )}
        {detail && <p className="text-12 break-words text-ink-soft">{detail}</p>}
      </div>
      <span className="rounded-small bg-sunken px-1.5 py-0.5 text-12 text-ink-soft">{areaText(event.area)}</span>
    </li>
  );
}

/** Events by the day they happened on, in their order. */
function daysOf(events: readonly TimelineEvent[]): Array<{ day: string; events: TimelineEvent[] }> {
  const days: Array<{ day: string; events: TimelineEvent[] }> = [];
  for (const event of events) {
    const day = event.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

function step(list: HTMLElement | null, by: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  const place = entries.indexOf(document.activeElement as HTMLElement);
  entries[place === -1 ? 0 : Math.min(entries.length - 1, Math.max(0, place + by))]?.focus();
}

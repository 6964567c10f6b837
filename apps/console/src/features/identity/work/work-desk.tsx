import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Panel } from '#parts/panel.tsx';
import { myWorkQuery, type Queue } from '#shell/my-work.query.ts';
import { goTo, setFilters, useFilters } from '#shell/use-screen.ts';
import { CaseTable } from './case-table.tsx';
import { MentionList } from './mention-list.tsx';
import { QueueAges } from './queue-ages.tsx';
import { type Show, type WaitingCase, waitingCases } from './waiting-cases.ts';
import { workKeys } from './work-keys.ts';

/** What a member does next, before anything else: their own cases, then whatever waits, each one press away. */
export function WorkDesk({ children }: { children: ReactNode }) {
  const query = useQuery(myWorkQuery);
  const show = showOf(useFilters().get('show'));
  const [chosen, setChosen] = useState<string>();
  const queues = query.data?.queues;
  const cases = waitingCases(queues ?? [], show);
  const names = cases.map(nameOf);

  useDeskKeys(workKeys, true, (act) => {
    if (act !== 'open') setChosen(stepThrough(names, chosen, act === 'next' ? 1 : -1));
    else {
      const wanted = cases.find((row) => nameOf(row) === chosen) ?? cases[0];
      if (wanted) goTo(wanted.address);
    }
  });

  if (!queues) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel id="waiting" title="Next" note={summary(queues)}>
        <ShowChoice show={show} queues={queues} />
        <CaseTable cases={cases} chosen={chosen} nowMs={query.dataUpdatedAt} emptyText={emptyText(queues, show)} />
      </Panel>
      <div className="grid gap-4">
        <MentionList mentions={query.data?.mentions ?? []} />
        <QueueAges queues={queues} nowMs={query.dataUpdatedAt} />
        {children}
      </div>
    </div>
  );
}

export function nameOf({ queue, number }: WaitingCase): string {
  return `${queue} ${number}`;
}

const choices = { all: 'Everything', mine: 'Mine', late: 'Late' } as const;

function ShowChoice({ show, queues }: { show: Show; queues: readonly Queue[] }) {
  const counts = { all: total(queues, 'waiting'), mine: total(queues, 'mine'), late: total(queues, 'late') };
  return (
    <fieldset className="flex flex-wrap gap-1 border-t border-line px-4 py-2 tablet:px-5">
      <legend className="sr-only">What is shown</legend>
      {(['all', 'mine', 'late'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === show}
          onClick={() => setFilters({ show: each === 'all' ? '' : each })}
          className="flex h-8 cursor-pointer items-center gap-1.5 rounded-small px-2.5 text-13 font-medium text-ink-soft outline-offset-[-2px] hover:text-ink aria-pressed:bg-brand-tint aria-pressed:text-ink pointer-coarse:h-11"
        >
          {choices[each]} <span className="figure text-12">{counts[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}

function showOf(text: string | null): Show {
  return text === 'mine' || text === 'late' ? text : 'all';
}

function total(queues: readonly Queue[], name: 'waiting' | 'mine' | 'late'): number {
  return queues.reduce((sum, queue) => sum + queue[name], 0);
}

function summary(queues: readonly Queue[]): string {
  const shown = queues.reduce((sum, { cases }) => sum + cases.length, 0);
  const waiting = total(queues, 'waiting');
  return shown < waiting ? `the first ${shown} of ${waiting}: yours, then what is due first` : 'yours, then what is due first';
}

function emptyText(queues: readonly Queue[], show: Show): string {
  if (queues.length === 0) return 'Your roles decide no queue. Desks that you may read are at the side.';
  if (show === 'mine') return 'You have taken no case. Press J and Enter to begin with the one that is due first.';
  return show === 'late' ? 'Nothing is late.' : 'Nothing waits for you.';
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nextCase } from '#desk/next-case.ts';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { CasePanel } from './case-panel.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { caseKey } from './verification-case.query.ts';
import { type MaskedCase, type QueueFilter, queueKey, verificationQueueQuery } from './verification-queue.query.ts';
import { viewLogKey } from './view-log.query.ts';
import { ViewLogPanel } from './view-log-panel.tsx';

/** The queue on one side, the chosen case in the middle with its decisions, who looked at it below. */
export function VerificationDesk() {
  const client = useQueryClient();
  const [filter, setFilter] = useState<QueueFilter>({ state: 'submitted' });
  const { data, isError, dataUpdatedAt, hasNextPage, fetchNextPage } = useInfiniteQuery(verificationQueueQuery(filter));
  // Kept as it was when it was chosen: a case that somebody decides leaves the list, but not the desk.
  const [chosen, setChosen] = useState<MaskedCase>();
  const cases = data?.pages.flatMap((page) => page.cases);

  function choose(caseNo: string | undefined) {
    setChosen(cases?.find((row) => row.caseNo === caseNo));
  }

  function goOn() {
    choose(
      nextCase(
        (cases ?? []).map((row) => row.caseNo),
        chosen?.caseNo,
      ),
    );
  }

  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <Panel id="queue" title="Verification queue" note={data ? `${data.pages[0]?.waiting ?? 0} waiting` : undefined}>
        <QueueFilters filter={filter} onChange={setFilter} />
        {cases ? (
          <QueueList
            cases={cases}
            chosen={chosen?.caseNo}
            nowMs={dataUpdatedAt}
            onChoose={choose}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        ) : (
          <div className="border-t border-line px-5 py-4">
            {isError ? 'The queue is not for you, or could not be read yet.' : <Skeleton className="h-52" />}
          </div>
        )}
      </Panel>
      <div className="grid min-w-0 gap-4">
        {chosen ? (
          <CasePanel
            key={chosen.caseNo}
            row={chosen}
            onNext={goOn}
            onOpened={() => void client.invalidateQueries({ queryKey: viewLogKey })}
            onDecided={() => void Promise.all([queueKey, caseKey].map((queryKey) => client.invalidateQueries({ queryKey })))}
          />
        ) : (
          <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
            Choose an application from the queue.
          </p>
        )}
        <ViewLogPanel caseNo={chosen?.caseNo} />
      </div>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { goTo } from '#shell/use-screen.ts';
import { DeskFrame } from './desk-frame.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { useOpeningQueue } from './use-opening-queue.ts';
import { verificationFragment } from './verification-address.ts';
import { type QueueFilter, verificationQueueQuery } from './verification-queue.query.ts';

/** Which application is on the desk stands in the address, so that a link to it can be sent. */
export function ApplicationDesk({ caseNo }: { caseNo: string }) {
  const [filter, setFilter] = useState<QueueFilter>({ state: 'submitted' });
  const { data, isError, dataUpdatedAt, hasNextPage, fetchNextPage } = useInfiniteQuery(verificationQueueQuery(filter));
  const cases = data?.pages.flatMap((page) => page.cases);
  const { chosen, done, opensAtOnce, choose, step, conclude } = useOpeningQueue({
    rows: cases,
    nameOf: (row) => row.caseNo,
    wanted: caseNo,
    onWant: (name) => goTo(verificationFragment('applications', name)),
  });
  return (
    <DeskFrame
      chosen={chosen}
      opensAtOnce={opensAtOnce}
      done={done}
      emptyText="Choose an application from the queue."
      onStep={step}
      onDecided={conclude}
    >
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
    </DeskFrame>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nextCase } from '#desk/next-case.ts';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { RecoveryList } from './recovery-list.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { type QueuedRecovery, recoveryQueueQuery } from './recovery-queue.query.ts';

/** The queue on one side, the chosen case with its pictures and decisions on the other. */
export function RecoveryDesk() {
  const client = useQueryClient();
  const { data, isError, dataUpdatedAt } = useQuery(recoveryQueueQuery);
  // Kept as it was when it was chosen: a case that is over leaves the list, but not the desk.
  const [chosen, setChosen] = useState<QueuedRecovery>();
  const cases = data?.cases;
  const newest = cases?.find(({ caseNo }) => caseNo === chosen?.caseNo);
  const waiting = cases?.filter(({ state }) => state === 'waiting') ?? [];

  function choose(caseNo: string | undefined) {
    setChosen(cases?.find((row) => row.caseNo === caseNo));
  }

  /** Only those that wait: what was granted needs nobody any more. */
  function goOn() {
    choose(
      nextCase(
        waiting.map(({ caseNo }) => caseNo),
        chosen?.caseNo,
      ),
    );
  }

  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <Panel id="queue" title="Recovery queue" note={cases ? `${waiting.length} waiting` : undefined}>
        {cases ? (
          <RecoveryList cases={cases} chosen={chosen?.caseNo} nowMs={dataUpdatedAt} onChoose={choose} />
        ) : (
          <div className="border-t border-line px-5 py-4">
            {isError ? 'The queue is not for you, or could not be read yet.' : <Skeleton className="h-52" />}
          </div>
        )}
      </Panel>
      {chosen ? (
        <RecoveryPanel
          key={chosen.caseNo}
          row={newest ?? chosen}
          isGone={cases !== undefined && newest === undefined}
          nowMs={dataUpdatedAt}
          onNext={goOn}
          onDecided={() => void client.invalidateQueries({ queryKey: recoveryQueueQuery.queryKey })}
        />
      ) : (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a request from the queue.
        </p>
      )}
    </div>
  );
}

import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { recoveryKeys } from './recovery-keys.ts';
import { RecoveryList } from './recovery-list.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { useRecoveries } from './use-recoveries.ts';

/** The queue on one side, the chosen case with its pictures and decisions on the other. */
export function RecoveryDesk({ caseNo }: { caseNo: string }) {
  const { cases, isError, nowMs, chosen, isGone, waitingCount, done, choose, step, conclude } = useRecoveries(caseNo);

  useDeskKeys(recoveryKeys, chosen === undefined, (act) => {
    if (act === 'next' || act === 'previous') step(1);
  });

  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel id="queue" title="Recovery queue" note={cases ? `${waitingCount} waiting` : undefined}>
          {cases ? (
            <RecoveryList cases={cases} chosen={caseNo} nowMs={nowMs} onChoose={choose} />
          ) : (
            <div className="border-t border-line px-5 py-4">
              {isError ? 'The queue is not for you, or could not be read yet.' : <Skeleton className="h-52" />}
            </div>
          )}
        </Panel>
      </div>
      {chosen ? (
        <RecoveryPanel key={chosen.caseNo} row={chosen} isGone={isGone} nowMs={nowMs} onStep={step} onDecided={conclude} />
      ) : (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a request from the queue, or press <kbd className="font-mono">J</kbd>.
        </p>
      )}
    </div>
  );
}

import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import { correctionListQuery } from './correction-list.query.ts';
import { CorrectionQueue } from './correction-queue.tsx';

export interface CorrectionsPageProps {
  /** What was proposed last, as long as nothing else was done. */
  proposed: Correction | undefined;
  /** Missing for those who may not propose. */
  onPropose: (() => void) | undefined;
  onDecide: () => void;
}

export function CorrectionsPage({ proposed, onPropose, onDecide }: CorrectionsPageProps) {
  const { data: corrections, isError, dataUpdatedAt } = useQuery(correctionListQuery);
  if (!corrections) {
    return (
      <Panel id="waiting" title="Corrections">
        <div className="border-t border-line px-5 py-4">
          {isError ? 'The corrections could not be read yet.' : <Skeleton className="h-52" />}
        </div>
      </Panel>
    );
  }
  return (
    <>
      <CorrectionQueue
        waiting={corrections.filter(({ state }) => state === 'open')}
        proposed={proposed}
        nowMs={dataUpdatedAt}
        onPropose={onPropose}
        onDecide={onDecide}
      />
      <CorrectionHistory past={corrections.filter(({ state }) => state !== 'open')} />
    </>
  );
}

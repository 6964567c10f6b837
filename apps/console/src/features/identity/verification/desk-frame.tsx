import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '#parts/notice.tsx';
import { CasePanel } from './case-panel.tsx';
import { hitQueueKey } from './hits/hit-queue.query.ts';
import { caseKey } from './verification-case.query.ts';
import { type MaskedCase, queueKey } from './verification-queue.query.ts';
import { viewLogKey } from './view-log.query.ts';
import { ViewLogPanel } from './view-log-panel.tsx';

export interface DeskFrameProps {
  /** The queue that is worked on. */
  children: ReactNode;
  chosen: MaskedCase | undefined;
  opensAtOnce: boolean;
  /** What was decided last. */
  done: string | undefined;
  emptyText: string;
  onStep: (by: 1 | -1) => void;
  onDecided: (message: string) => void;
}

/** A queue on one side, the chosen case in the middle with its decisions, who looked at it below. */
export function DeskFrame({ children, chosen, opensAtOnce, done, emptyText, onStep, onDecided }: DeskFrameProps) {
  const client = useQueryClient();
  const renew = (...keys: ReadonlyArray<readonly string[]>) =>
    void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        {children}
      </div>
      <div className="grid min-w-0 gap-4">
        {chosen ? (
          <CasePanel
            key={chosen.caseNo}
            row={chosen}
            opensAtOnce={opensAtOnce}
            onStep={onStep}
            onOpened={() => renew(viewLogKey)}
            onDecided={(message) => {
              onDecided(message);
              renew(queueKey, hitQueueKey, caseKey);
            }}
            onHit={() => renew(queueKey, hitQueueKey)}
          />
        ) : (
          <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">{emptyText}</p>
        )}
        <ViewLogPanel caseNo={chosen?.caseNo} />
      </div>
    </div>
  );
}

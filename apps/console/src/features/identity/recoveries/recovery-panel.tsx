import { openRecovery } from '@peerbourse/contract/identity/recoveries/open-recovery';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { RecoveryPhase } from './opened-recovery.ts';
import { OpenedRecoveryPanel } from './opened-recovery-panel.tsx';
import { maskedKeys } from './recovery-keys.ts';
import { RecoveryOutcome } from './recovery-outcome.tsx';
import type { QueuedRecovery } from './recovery-queue.query.ts';
import { kindText, lostText, stateText } from './recovery-text.ts';

export interface RecoveryPanelProps {
  row: QueuedRecovery;
  /** It has left the queue. */
  isGone: boolean;
  nowMs: number;
  onStep: (by: 1 | -1) => void;
  /** Tells what was decided. */
  onDecided: (message: string) => void;
}

/** One request: masked first. Opening it is an act of its own, which is recorded. */
export function RecoveryPanel({ row, isGone, nowMs, onStep, onDecided }: RecoveryPanelProps) {
  const { progress, send } = useSubmission(openRecovery);
  const [isRejected, setIsRejected] = useState(false);
  const state = isRejected ? 'rejected' : row.state;
  useDeskKeys(maskedKeys, progress.state !== 'done', (act) => {
    if (act === 'open') void open();
    else onStep(act === 'next' ? 1 : -1);
  });

  async function open() {
    if (progress.state !== 'sending') await send({ caseNo: row.caseNo });
  }

  return (
    <Panel id="case" title={kindText[row.kind]} note={`case ${row.caseNo}`} state={<StateTag {...stateText[state]} />}>
      <RecoveryOutcome row={row} isRejected={isRejected} isGone={isGone} nowMs={nowMs} />
      {progress.state === 'done' ? (
        <OpenedRecoveryPanel
          opened={progress.output}
          approval={row}
          isWaiting={state === 'waiting' && !isGone}
          onStep={onStep}
          onDecided={(decided) => {
            setIsRejected(decided === 'rejected');
            onDecided(decidedText(decided));
          }}
        />
      ) : (
        <div className="grid justify-items-start gap-4 border-t border-line px-4 py-5 tablet:px-5">
          <p className="text-14">
            {lostText(row)}, {row.email ?? row.phone}, user {row.userId}
          </p>
          <p className="text-13 text-ink-soft">
            Contacts and pictures are shown when you open the case. Every opening is recorded with your name.
          </p>
          <OutcomeNotice progress={progress} />
          <div className="flex gap-2">
            <Button kind="primary" size="large" aria-keyshortcuts="o" isBusy={progress.state === 'sending'} onClick={() => void open()}>
              Open the case <kbd className="font-mono text-12">O</kbd>
            </Button>
            <Button kind="quiet" size="large" aria-keyshortcuts="j" onClick={() => onStep(1)}>
              Next <kbd className="font-mono text-12">J</kbd>
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

function decidedText(decided: RecoveryPhase): string {
  if (decided === 'rejected') return 'The request is rejected.';
  return decided === 'waiting' ? 'You have agreed. A second member has to agree, too.' : 'The request is granted.';
}

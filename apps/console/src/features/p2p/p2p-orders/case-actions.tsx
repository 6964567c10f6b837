import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import type { ViewedCase } from '#desk/cases/case.query.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { appealKeys } from './order-keys.ts';

export interface CaseActionsProps {
  order: ViewedOrder;
  found: Pick<ViewedCase, 'takenBy' | 'reason'>;
  /** Something was done; the message tells what. */
  onDone: (message: string) => void;
  onRefused: () => void;
}

/** What can be done about an open case besides ruling on it. */
export function CaseActions({ order, found: { takenBy, reason }, onDone, onRefused }: CaseActionsProps) {
  const { name } = useStaffAccount();
  const [isAsking, setIsAsking] = useState(false);
  const { progress, send, sendAgain, reset } = useSubmission(takeCase);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isMine = takenBy === name;

  function conclude(next: Progress<typeof takeCase>) {
    if (next.state === 'done') onDone('You have taken the case.');
    if (next.state === 'refused') onRefused();
  }

  async function take() {
    if (!isMine && !isHeld) conclude(await send({ orderNo: order.orderNo }));
  }

  useDeskKeys(appealKeys, !isAsking, (act) => {
    if (act === 'take') void take();
    else setIsAsking(true);
  });

  return (
    <>
      <div className="w-full empty:hidden">
        <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      </div>
      {!isMine && progress.state !== 'unanswered' && (
        <Button size="large" aria-keyshortcuts="t" isBusy={progress.state === 'sending'} onClick={() => void take()}>
          Take the case <kbd className="font-mono text-12">T</kbd>
        </Button>
      )}
      <Button size="large" aria-keyshortcuts="q" onClick={() => setIsAsking(true)}>
        Ask a side <kbd className="font-mono text-12">Q</kbd>
      </Button>
      <AskDialog
        order={isAsking ? order : undefined}
        reason={reason}
        onClose={() => setIsAsking(false)}
        onDone={(message) => {
          setIsAsking(false);
          onDone(message);
        }}
      />
    </>
  );
}

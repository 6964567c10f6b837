import { useState } from 'react';
import { PictureView, switchFullScreen } from '#desk/picture-view.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import type { OpenedRecovery, RecoveryApproval, RecoveryPhase } from './opened-recovery.ts';
import { type RecoveryDecision, RecoveryDialog } from './recovery-dialog.tsx';
import { RecoveryFacts } from './recovery-facts.tsx';
import { recoveryKeys } from './recovery-keys.ts';

export interface OpenedRecoveryPanelProps {
  opened: OpenedRecovery;
  /** The first of the two who have to agree. */
  approval: RecoveryApproval;
  /** Nobody has decided it yet. */
  isWaiting: boolean;
  onStep: (by: 1 | -1) => void;
  onDecided: (state: RecoveryPhase) => void;
}

/** The new selfie beside the approved pictures, what is known and the two decisions beside them. */
export function OpenedRecoveryPanel({ opened, approval, isWaiting, onStep, onDecided }: OpenedRecoveryPanelProps) {
  const [kind, setKind] = useState<RecoveryDecision>();
  const { selfie, identity } = opened;

  useDeskKeys(recoveryKeys, kind === undefined, (act) => {
    if (act === 'next' || act === 'previous') onStep(act === 'next' ? 1 : -1);
    else if (act === 'grant' || act === 'reject') setKind(isWaiting ? act : undefined);
    else void switchFullScreen(document.getElementById(`picture-${act}`));
  });

  return (
    <div className="grid items-start gap-4 border-t border-line p-4 tablet:p-5 desktop:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid gap-3 tablet:grid-cols-2 min-[1600px]:grid-cols-3">
        {selfie && <PictureView id="picture-sent" name="Sent with the request" shortcut="1" picture={selfie} />}
        {identity ? (
          <>
            <PictureView id="picture-selfie" name="Approved selfie" shortcut="2" picture={identity.selfie} />
            <PictureView id="picture-front" name="Approved document" shortcut="3" picture={identity.front} />
          </>
        ) : (
          <div>
            <Notice tone="watch" isSpoken={false}>
              This account was never verified. There is nothing to compare the photo with.
            </Notice>
          </div>
        )}
      </div>
      <aside aria-label="Request" className="grid gap-4">
        <RecoveryFacts opened={opened} />
        {isWaiting && <ApprovalNotice {...approval} />}
        <div className="grid gap-2">
          {isWaiting && (
            <>
              <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => setKind('grant')}>
                Grant <kbd className="font-mono text-12">A</kbd>
              </Button>
              <Button kind="danger" size="large" aria-keyshortcuts="x" onClick={() => setKind('reject')}>
                Reject <kbd className="font-mono text-12">X</kbd>
              </Button>
            </>
          )}
          <Button kind="quiet" size="large" aria-keyshortcuts="j" onClick={() => onStep(1)}>
            Next <kbd className="font-mono text-12">J</kbd>
          </Button>
        </div>
        <p className="text-12 text-ink-faint">You can open {opened.viewsLeft} other cases within this hour.</p>
      </aside>
      <RecoveryDialog
        kind={kind}
        opened={opened}
        onClose={() => setKind(undefined)}
        onDecided={(state) => {
          setKind(undefined);
          onDecided(state);
        }}
      />
    </div>
  );
}

function ApprovalNotice({ approvedBy, approvalReason }: RecoveryApproval) {
  if (approvedBy === null) {
    return <p className="text-13 text-ink-soft">Two members have to agree. One is enough to reject.</p>;
  }
  return (
    <Notice tone="watch" isSpoken={false}>
      <p className="font-semibold">{approvedBy} has agreed. A second member has to agree, too.</p>
      <p className="break-words">{approvalReason}</p>
    </Notice>
  );
}

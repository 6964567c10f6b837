import { useState } from 'react';
import { PictureView, switchFullScreen } from '#desk/picture-view.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { caseKeys } from './case-keys.ts';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import type { OpenedCase } from './opened-case.ts';

export interface OpenedPanelProps {
  opened: OpenedCase;
  /** Nobody has decided it yet. */
  isWaiting: boolean;
  onNext: () => void;
  onDecided: () => void;
}

/** The pictures in the middle, what was written and the two decisions beside them. */
export function OpenedPanel({ opened, isWaiting, onNext, onDecided }: OpenedPanelProps) {
  const [kind, setKind] = useState<DecisionKind>();

  useDeskKeys(caseKeys, kind === undefined, (act) => {
    if (act === 'next') onNext();
    else if (act === 'approve' || act === 'reject') setKind(isWaiting ? act : undefined);
    else void switchFullScreen(document.getElementById(`picture-${act}`));
  });

  return (
    <div className="grid items-start gap-4 border-t border-line p-4 tablet:p-5 desktop:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid gap-3 tablet:grid-cols-2 min-[1600px]:grid-cols-3">
        <PictureView id="picture-front" name="Front" shortcut="1" picture={opened.front} />
        {opened.back && <PictureView id="picture-back" name="Back" shortcut="2" picture={opened.back} />}
        <PictureView id="picture-selfie" name="Selfie" shortcut="3" picture={opened.selfie} />
      </div>
      <aside aria-label="Application" className="grid gap-4">
        <ApplicantFacts opened={opened} />
        <div className="grid gap-2">
          {isWaiting && (
            <>
              <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => setKind('approve')}>
                Approve <kbd className="font-mono text-12">A</kbd>
              </Button>
              <Button size="large" aria-keyshortcuts="x" onClick={() => setKind('reject')}>
                Reject <kbd className="font-mono text-12">X</kbd>
              </Button>
            </>
          )}
          <Button kind="quiet" size="large" aria-keyshortcuts="n" onClick={onNext}>
            Next <kbd className="font-mono text-12">N</kbd>
          </Button>
        </div>
        <p className="text-12 text-ink-faint">You can open {opened.viewsLeft} other applications within this hour.</p>
      </aside>
      <DecisionDialog
        kind={kind}
        opened={opened}
        onClose={() => setKind(undefined)}
        onDecided={() => {
          setKind(undefined);
          onDecided();
        }}
      />
    </div>
  );
}

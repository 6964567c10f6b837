import type { FaceAnswer } from '@peerbourse/contract/identity/verification/verification.shape';
import { useState } from 'react';
import { PictureView, switchFullScreen } from '#desk/picture-view.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { caseKeys } from './case-keys.ts';
import { checksOf } from './checks.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import { FaceQuestion } from './face-question.tsx';
import { HitList } from './hits/hit-list.tsx';
import type { Hit } from './hits/hit-steps.ts';
import type { OpenedCase } from './opened-case.ts';
import { SameAccounts } from './same-accounts.tsx';

export interface OpenedPanelProps {
  opened: OpenedCase;
  /** Nobody has decided it yet. */
  isWaiting: boolean;
  onStep: (by: 1 | -1) => void;
  onDecided: (message: string) => void;
  onHit: () => void;
}

/** The checks on top, selfie and document side by side, what was written and the two decisions beside them. */
export function OpenedPanel({ opened: first, isWaiting, onStep, onDecided, onHit }: OpenedPanelProps) {
  const [kind, setKind] = useState<DecisionKind>();
  const [face, setFace] = useState<FaceAnswer>();
  const [obstacle, setObstacle] = useState<string>();
  const [opened, setOpened] = useState(first);
  const { roles } = useStaffAccount();
  const mayDecide = isWaiting && roles.some((role) => role === 'decider' || role === 'risk');
  const checks = checksOf(opened, face).filter(({ name }) => mayDecide || name !== 'Same person');

  function answer(next: FaceAnswer) {
    setFace(next);
    setObstacle(undefined);
  }

  /** Who presses approve hears at once what stands against it. */
  function decide(next: DecisionKind) {
    const against =
      next === 'approve'
        ? checks.find(({ name, outcome }) => outcome === 'stop' || (name === 'Same person' && outcome !== 'passed'))
        : undefined;
    setObstacle(against && `${against.name}: ${against.words}`);
    if (!against) setKind(next);
  }

  useDeskKeys(caseKeys, kind === undefined, (act) => {
    if (act === 'next' || act === 'previous') onStep(act === 'next' ? 1 : -1);
    else if (act === 'front' || act === 'back' || act === 'selfie') void switchFullScreen(document.getElementById(`picture-${act}`));
    else if (!mayDecide) return;
    else if (act === 'approve' || act === 'reject') decide(act);
    else answer(act);
  });

  function take(hit: Hit) {
    setOpened((before) => withHit(before, hit));
    setObstacle(undefined);
    onHit();
  }

  return (
    <>
      <ChecksPanel checks={checks} />
      <div className="grid items-start gap-4 border-t border-line p-4 tablet:p-5 desktop:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid gap-4">
          <SameAccounts opened={opened} />
          <HitList hits={opened.screening?.hits ?? []} onDecided={take} />
          <div className="grid gap-3 tablet:grid-cols-2 min-[1600px]:grid-cols-3">
            <PictureView id="picture-selfie" name="Selfie" shortcut="3" picture={opened.selfie} />
            <PictureView id="picture-front" name="Front" shortcut="1" picture={opened.front} />
            {opened.back && <PictureView id="picture-back" name="Back" shortcut="2" picture={opened.back} />}
          </div>
          {mayDecide && <FaceQuestion face={face} onAnswer={answer} />}
        </div>
        <aside aria-label="Application" className="grid gap-4">
          <ApplicantFacts opened={opened} />
          {obstacle && <Notice tone="bad">{obstacle}</Notice>}
          <div className="grid gap-2">
            {mayDecide && (
              <>
                <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => decide('approve')}>
                  Approve <kbd className="font-mono text-12">A</kbd>
                </Button>
                <Button size="large" aria-keyshortcuts="x" onClick={() => decide('reject')}>
                  Reject <kbd className="font-mono text-12">X</kbd>
                </Button>
              </>
            )}
            <Button kind="quiet" size="large" aria-keyshortcuts="j n" onClick={() => onStep(1)}>
              Next <kbd className="font-mono text-12">J</kbd>
            </Button>
          </div>
          <p className="text-12 text-ink-faint">You can open {opened.viewsLeft} other applications within this hour.</p>
        </aside>
        <DecisionDialog
          kind={kind}
          opened={opened}
          face={face}
          onClose={() => setKind(undefined)}
          onDecided={() => {
            setKind(undefined);
            onDecided(`${opened.name}: ${kind === 'approve' ? 'approved' : 'rejected'}.`);
          }}
        />
      </div>
    </>
  );
}

function withHit(opened: OpenedCase, hit: Hit): OpenedCase {
  const { screening } = opened;
  return screening
    ? { ...opened, screening: { ...screening, hits: screening.hits.map((each) => (each.hitNo === hit.hitNo ? hit : each)) } }
    : opened;
}

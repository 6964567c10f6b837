import { checkAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { adKeys } from './ad-keys.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { AllowDialog } from './allow-dialog.tsx';
import { canBeChecked } from './review-text.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';

export interface AdActionsProps {
  ad: ModeratedAd;
  onStep: (step: 1 | -1) => void;
  /** Something was done; the message tells what. */
  onDone: (message: string) => void;
  onRefused: () => void;
}

/** What can be done about an ad now, and by whom. */
export function AdActions({ ad, onStep, onDone, onRefused }: AdActionsProps) {
  const { roles } = useStaffAccount();
  const mayAct = roles.includes('decider') || roles.includes('risk');
  const [asked, setAsked] = useState<'allow' | 'take-down'>();
  const { progress, send, sendAgain, reset } = useSubmission(checkAd);
  const isTakenDown = ad.takenDownFor !== null;
  const canTakeDown = mayAct && !isTakenDown && ad.state !== 'completed';
  const canCheck = mayAct && canBeChecked(ad);

  const isPictureLeft = ad.review?.reasons.includes('new-picture') ?? false;

  function conclude(next: Progress<typeof checkAd>) {
    if (next.state === 'done')
      onDone(`Checked: the ad of ${ad.nickName} stays as it is.${isPictureLeft ? ' It still waits for its picture.' : ''}`);
    if (next.state === 'refused') onRefused();
  }

  async function allow() {
    if (mayAct && isTakenDown) setAsked('allow');
    else if (canCheck && progress.state !== 'sending') conclude(await send({ adNo: ad.adNo, version: ad.version }));
  }

  useDeskKeys(adKeys, asked === undefined, (act) => {
    if (act === 'next') onStep(1);
    else if (act === 'previous') onStep(-1);
    else if (act === 'allow') void allow();
    else if (canTakeDown) setAsked('take-down');
  });

  function finish(message: string) {
    setAsked(undefined);
    onDone(message);
  }

  return (
    <Panel id="acts" title="Decision">
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 tablet:px-5 min-[1640px]:grid">
        <p className="w-full text-13 text-ink-soft">{standing(ad, mayAct)}</p>
        <div className="w-full empty:hidden">
          <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
        </div>
        {(canCheck || (mayAct && isTakenDown)) && (
          <Button kind="primary" size="large" aria-keyshortcuts="a" isBusy={progress.state === 'sending'} onClick={() => void allow()}>
            {isTakenDown ? 'Allow it again' : 'Nothing is wrong'} <kbd className="font-mono text-12">A</kbd>
          </Button>
        )}
        {canTakeDown && (
          <Button kind="danger" size="large" aria-keyshortcuts="x" onClick={() => setAsked('take-down')}>
            Take down <kbd className="font-mono text-12">X</kbd>
          </Button>
        )}
        <div className="grid grid-cols-2 gap-2 max-[1639px]:ms-auto">
          <Button kind="quiet" aria-keyshortcuts="k" onClick={() => onStep(-1)}>
            Previous <kbd className="font-mono text-12">K</kbd>
          </Button>
          <Button kind="quiet" aria-keyshortcuts="j" onClick={() => onStep(1)}>
            Next <kbd className="font-mono text-12">J</kbd>
          </Button>
        </div>
      </div>
      <TakeDownDialog ad={asked === 'take-down' ? ad : undefined} onClose={() => setAsked(undefined)} onDone={finish} />
      <AllowDialog ad={asked === 'allow' ? ad : undefined} onClose={() => setAsked(undefined)} onDone={finish} />
    </Panel>
  );
}

function standing(ad: ModeratedAd, mayAct: boolean): string {
  if (!mayAct) return 'Only members with the role Decider or Risk decide about ads.';
  if (ad.takenDownFor !== null) return 'It is off the market until staff allow it again.';
  if (canBeChecked(ad)) return 'Nobody has looked at this yet.';
  if (ad.review !== null) return 'It waits for its picture alone.';
  return 'It was looked at. It waits again when its words change, its price goes far from the reference, or a picture comes.';
}

import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { BadgeCheck, CalendarX, CircleX, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type VerificationState, verificationStateQuery } from '#queries/verification/verification-state.query.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { ReasonList } from './reason-list.tsx';
import { Renewal } from './renewal.tsx';
import { StateCard } from './state-card.tsx';

export function VerificationScreen() {
  return (
    <QueryBoundary query={verificationStateQuery} fallback={<Skeleton shape="block" className="h-120" />}>
      {(state) => <Found key={`${state.state} ${state.submittedAt} ${state.renewal}`} state={state} />}
    </QueryBoundary>
  );
}

function Found({ state }: { state: VerificationState }) {
  const [isTryingAgain, setIsTryingAgain] = useState(false);
  if (state.state === 'submitted') return <Waiting state={state} />;
  if (isTryingAgain || state.state === 'none') return <ApplicationSteps ages={state} />;
  if (state.state === 'approved') return <Approved state={state} onRenew={() => setIsTryingAgain(true)} />;
  if (state.state === 'expired') return <Expired state={state} onRenew={() => setIsTryingAgain(true)} />;
  return <Rejected state={state} onTryAgain={() => setIsTryingAgain(true)} />;
}

function Waiting({ state }: { state: VerificationState }) {
  const t = useText('verification');
  return (
    <StateCard
      icon={<Hourglass size={32} aria-hidden="true" className="mt-1 shrink-0 text-warn" />}
      title={t('waiting_title')}
      lead={t('waiting_lead')}
      state={state}
    >
      <div>
        <h3 className="text-14 font-semibold">{t('waiting_now')}</h3>
        <ol className="mt-1.5 grid list-decimal gap-1 ps-5 text-14 text-ink-soft">
          <li>{t('waiting_step_look')}</li>
          <li>{t('waiting_step_tell')}</li>
          <li>{t('waiting_step_use')}</li>
        </ol>
      </div>
    </StateCard>
  );
}

function Approved({ state, onRenew }: { state: VerificationState; onRenew: () => void }) {
  const t = useText('verification');
  return (
    <StateCard
      icon={<BadgeCheck size={32} aria-hidden="true" className="mt-1 shrink-0 text-good" />}
      title={t('approved_title')}
      lead={t('approved_lead')}
      state={state}
    >
      <Renewal state={state} onRenew={onRenew} />
    </StateCard>
  );
}

function Expired({ state, onRenew }: { state: VerificationState; onRenew: () => void }) {
  const t = useText('verification');
  return (
    <StateCard
      icon={<CalendarX size={32} aria-hidden="true" className="mt-1 shrink-0 text-warn" />}
      title={t('expired_title')}
      lead={t('expired_lead')}
      state={state}
    >
      <div>
        <Button size="large" onClick={onRenew}>
          {t('renew')}
        </Button>
      </div>
    </StateCard>
  );
}

function Rejected({ state, onTryAgain }: { state: VerificationState; onTryAgain: () => void }) {
  const t = useText('verification');
  return (
    <StateCard
      icon={<CircleX size={32} aria-hidden="true" className="mt-1 shrink-0 text-bad" />}
      title={t('rejected_title')}
      lead={t('rejected_lead')}
      state={state}
    >
      <ReasonList title={t('rejected_reasons')} state={state} />
      <div>
        <Button size="large" onClick={onTryAgain}>
          {t('try_again')}
        </Button>
      </div>
    </StateCard>
  );
}

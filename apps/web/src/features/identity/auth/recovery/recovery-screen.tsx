import type { CallOutput } from '@peerbourse/contract/call';
import { recoveryState } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { Button } from '@peerbourse/ui/actions/button';
import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useBrand } from '#site/site-settings.ts';
import { AuthHead } from '../auth-head.tsx';
import type { LogInTicket } from '../log-in-answer.ts';
import { RecoveryForm } from './recovery-form.tsx';

export type RecoveryState = CallOutput<typeof recoveryState>;

interface RecoveryScreenProps {
  asked: LogInTicket;
  onStartOver: (problem?: Problem) => void;
}

/** For whoever knows the password and has lost a code: a request that people decide, and how far it is. */
export function RecoveryScreen({ asked, onStartOver }: RecoveryScreenProps) {
  const t = useText('auth');
  const act = useCallMutation(recoveryState);
  const [state, setState] = useState<RecoveryState>();

  async function look(): Promise<void> {
    const answer = await act.run({ ticket: asked.ticket }, (problem) => {
      if (problem.refusal === 'security.ticket-over') onStartOver(problem);
    });
    if (answer) setState(answer);
  }

  const lookFirst = useEffectEvent(() => void look());
  // oxlint-disable-next-line react/set-state-in-effect -- what the screen shows first is the server's answer, and it is asked once
  useEffect(() => lookFirst(), []);

  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('recovery_title')} lead={t('recovery_lead')} takesFocus />
      <ProblemBanner problem={act.problem} />
      {!state && !act.problem && <Skeleton shape="block" className="h-40" />}
      {state?.state && <StateOfRequest recovery={state} />}
      {state && !isRunning(state) && state.isVerified && <RecoveryForm asked={asked} onSent={look} onStartOver={onStartOver} />}
      {state && !isRunning(state) && !state.isVerified && <NotVerified />}
      <div>
        <Button variant="quiet" size="small" onClick={() => onStartOver()}>
          {t('back_to_log_in')}
        </Button>
      </div>
    </div>
  );
}

/** Without documents a photo proves nothing, and asking would only cost time. */
function NotVerified() {
  const t = useText('auth');
  const { supportAddress } = useBrand();
  return (
    <div className="grid gap-4">
      <Banner tone="warning">{t('recovery_unverified')}</Banner>
      {supportAddress ? (
        <ButtonLink href={`mailto:${supportAddress}`} variant="secondary" isWide>
          {t('contact_support')}
        </ButtonLink>
      ) : (
        <LinkButton to="/help" variant="secondary" isWide>
          {t('contact_support')}
        </LinkButton>
      )}
    </div>
  );
}

function isRunning({ state }: RecoveryState): boolean {
  return state === 'waiting' || state === 'cooling' || state === 'done';
}

function StateOfRequest({ recovery }: { recovery: RecoveryState }) {
  const t = useText('auth');
  const { state, caseNo, effectiveAt, reason } = recovery;
  if (!state) return null;
  const isBad = state === 'rejected' || state === 'cancelled';
  return (
    <div className="grid gap-4" data-recovery={state}>
      <Banner tone={isBad ? 'warning' : state === 'done' ? 'success' : 'info'} isSpoken>
        {t(`recovery_${state}`)}
      </Banner>
      <DefinitionList
        definitions={[
          ...(caseNo ? [{ name: t('recovery_case'), value: caseNo, isFigure: true }] : []),
          ...(effectiveAt && state === 'cooling' ? [{ name: t('recovery_effective'), value: <Moment at={effectiveAt} /> }] : []),
          ...(reason ? [{ name: t('recovery_reason'), value: reason }] : []),
        ]}
      />
    </div>
  );
}

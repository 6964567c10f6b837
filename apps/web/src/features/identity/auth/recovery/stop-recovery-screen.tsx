import { stopRecovery } from '@peerbourse/contract/identity/recoveries/stop-recovery';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { AuthHead } from '../auth-head.tsx';

/** Where the message about a recovery leads. Opening it changes nothing, because mail programs open links by themselves. */
export function StopRecoveryScreen() {
  const t = useText('auth');
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? '';
  const [outcome, setOutcome] = useState<'stopped' | 'over'>();
  const act = useCallMutation(stopRecovery);

  async function stop(): Promise<void> {
    const answer = await act.run({ ticket });
    if (answer) setOutcome(answer.isStopped ? 'stopped' : 'over');
  }

  if (outcome === 'stopped') {
    return (
      <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10" role="status">
        <AuthHead title={t('stop_done_title')} lead={t('stop_done_lead')} />
        <LinkButton to="/forgot-password" isWide>
          {t('set_new_password')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('stop_title')} lead={t('stop_lead')} />
      {outcome === 'over' && (
        <Banner tone="info" isSpoken>
          {t('stop_over')}
        </Banner>
      )}
      {!/^[\w-]{43}$/.test(ticket) && <Banner tone="warning">{t('lock_no_ticket')}</Banner>}
      {!outcome && /^[\w-]{43}$/.test(ticket) && (
        <>
          <ProblemBanner problem={act.problem} />
          <Button variant="danger" size="large" isWide isLoading={act.isRunning} loadingLabel={t('stopping')} onClick={() => void stop()}>
            {t('stop_now')}
          </Button>
        </>
      )}
    </div>
  );
}

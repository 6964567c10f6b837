import { lockByMail } from '@peerbourse/contract/identity/security/lock-by-mail';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { takeUpSession } from '#site/session/change-of-session.ts';
import { AuthHead } from './auth-head.tsx';

/** Where the link of a security mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export function LockScreen() {
  const t = useText('auth');
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? '';
  const [isLocked, setIsLocked] = useState(false);
  const act = useCallMutation(lockByMail);
  const client = useQueryClient();

  async function lock(): Promise<void> {
    if (!(await act.run({ ticket }))) return;
    setIsLocked(true);
    // If the account was open in this browser, it is not any more.
    await takeUpSession(client);
  }

  if (isLocked) {
    return (
      <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10" role="status">
        <AuthHead title={t('lock_done_title')} lead={t('lock_done_lead')} />
        <LinkButton to="/forgot-password" isWide>
          {t('set_new_password')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('lock_title')} lead={t('lock_lead')} />
      {/^[\w-]{43}$/.test(ticket) ? (
        <>
          <ProblemBanner problem={act.problem} />
          <Button variant="danger" size="large" isWide isLoading={act.isRunning} loadingLabel={t('locking')} onClick={() => void lock()}>
            {t('lock_now')}
          </Button>
        </>
      ) : (
        <Banner tone="warning">{t('lock_no_ticket')}</Banner>
      )}
    </div>
  );
}

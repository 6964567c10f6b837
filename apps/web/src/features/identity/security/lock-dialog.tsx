import { lockMyAccount } from '@peerbourse/contract/identity/security/lock-my-account';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { endSession } from '#site/session/end-session.ts';

export function LockDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(lockMyAccount);

  async function lock(): Promise<void> {
    // Every session has ended with it, this one too.
    if (await act.run({})) endSession(t('locked'));
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('lock_title')}
      confirmLabel={t('lock_now')}
      cancelLabel={t('cancel')}
      isLoading={act.isRunning}
      loadingLabel={t('working')}
      onConfirm={() => void lock()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{t('lock_effect_sessions')}</li>
        <li>{t('lock_effect_login')}</li>
        <li>{t('lock_effect_orders')}</li>
      </ul>
    </ConfirmDialog>
  );
}

import { cancelRecovery } from '@peerbourse/contract/identity/recoveries/cancel-recovery';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from './use-finish-change.ts';

export function StopRecoveryDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(cancelRecovery);
  const finish = useFinishChange(onClose);

  async function stop(): Promise<void> {
    const answer = await act.run({});
    if (answer) finish(t('recovery_stopped', { count: answer.cancelled }));
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('recovery_stop_title')}
      confirmLabel={t('recovery_stop')}
      cancelLabel={t('cancel')}
      isLoading={act.isRunning}
      loadingLabel={t('working')}
      onConfirm={() => void stop()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      {t('recovery_stop_note')}
    </ConfirmDialog>
  );
}

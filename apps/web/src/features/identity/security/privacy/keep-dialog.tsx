import { cancelDeletion } from '@peerbourse/contract/identity/privacy/cancel-deletion';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

/** Cancels the request to close the account. */
export function KeepDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(cancelDeletion);
  const finish = useFinishChange(onClose);

  async function keep(): Promise<void> {
    if (await act.run({})) finish(t('deletion_cancelled'));
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('deletion_cancel')}
      confirmLabel={t('deletion_cancel')}
      cancelLabel={t('cancel')}
      isLoading={act.isRunning}
      loadingLabel={t('working')}
      onConfirm={() => void keep()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      {t('deletion_cancel_note')}
    </ConfirmDialog>
  );
}

import { deleteEndpoint } from '@peerbourse/contract/identity/webhooks/delete-endpoint';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useWebhooksChanged } from './use-webhooks-changed.ts';

export function DeleteDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const t = useText('webhooks');
  const account = useText('account');
  const act = useCallMutation(deleteEndpoint);
  const hasChanged = useWebhooksChanged();

  async function remove(): Promise<void> {
    if (!(await act.run({ endpointId }))) return;
    onClose();
    await hasChanged();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('remove_title')}
      confirmLabel={t('remove')}
      cancelLabel={account('cancel')}
      isLoading={act.isRunning}
      loadingLabel={account('saving')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      {t('remove_note')}
    </ConfirmDialog>
  );
}

import { unbindTelegramBot } from '@peerbourse/contract/identity/security/unbind-telegram-bot';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

export function UnbindTelegram({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(unbindTelegramBot);
  const finish = useFinishChange(onClose);

  async function unbind(): Promise<void> {
    if (await act.run({})) finish(t('telegram_removed'));
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('telegram_remove')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      isLoading={act.isRunning}
      loadingLabel={t('working')}
      onConfirm={() => void unbind()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      {t('telegram_remove_note')}
    </ConfirmDialog>
  );
}

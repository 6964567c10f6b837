import { revokeKey } from '@peerbourse/contract/identity/api-keys/revoke-key';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { ApiKey } from '#queries/api-keys/key-list.query.ts';
import { useFinishKey } from './use-finish-key.ts';

export function RevokeKeyDialog({ apiKey: { keyId, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText('api-keys');
  const account = useText('account');
  const act = useCallMutation(revokeKey);
  const finish = useFinishKey(onClose);

  async function revoke(): Promise<void> {
    if (await act.run({ keyId })) await finish(t('removed'));
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('remove_title', { name })}
      confirmLabel={t('remove')}
      cancelLabel={account('cancel')}
      isLoading={act.isRunning}
      loadingLabel={account('saving')}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      <ProblemBanner problem={act.problem} />
      {t('remove_note')}
    </ConfirmDialog>
  );
}

import type { ReleaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { releaseMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { depositCoin } from '../merchant-text.ts';
import { useRenewMerchant } from '../use-renew-merchant.ts';

/** The last question before the status ends. */
export function ReleaseDialog({ progress, onClose }: { progress: ReleaseProgress; onClose: () => void }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const act = useCallMutation(releaseMerchantStatus);
  const renew = useRenewMerchant();

  async function release(): Promise<void> {
    const answer = await act.run({}, ({ refusal }) => {
      if (refusal !== undefined) void renew();
    });
    if (!answer) return;
    showToast('success', t('given_up'));
    onClose();
    await renew({ progress: answer });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('give_up')}
      confirmLabel={t('give_up')}
      cancelLabel={t('keep')}
      isLoading={act.isRunning}
      loadingLabel={t('giving_up')}
      onConfirm={() => void release()}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>{t('sure', { amount: format.amount(progress.deposit, depositCoin), days: progress.noticeDays })}</p>
        <ProblemBanner problem={act.problem} />
      </div>
    </ConfirmDialog>
  );
}

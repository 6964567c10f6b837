import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { type FormEvent, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

interface WithdrawDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Says what withdrawing costs before it is done. */
export function WithdrawDialog({ order, onClose }: WithdrawDialogProps) {
  const t = useText('p2p-appeals');
  const orders = useText('p2p-orders');
  const form = useId();
  const { run, isRunning, problem } = useOrderCommand(cancelAppeal, order);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isRunning && (await run({}))) onClose();
  }

  return (
    <FormDialog
      width="small"
      title={t('withdraw')}
      form={form}
      submitLabel={t('withdraw')}
      runningLabel={t('withdrawing')}
      cancelLabel={orders('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <ProblemBanner problem={problem} />
        <p className="text-ink-soft">{t('withdraw_text')}</p>
      </form>
    </FormDialog>
  );
}

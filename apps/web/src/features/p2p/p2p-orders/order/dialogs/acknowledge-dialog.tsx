import { acknowledgePayment } from '@peerbourse/contract/p2p/p2p-orders/commands/acknowledge-payment';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { useOrderText } from '../order-text.ts';
import { CommandDialog, type OrderDialogProps } from './command-dialog.tsx';

/** The seller goes on though the buyer forgot to say that they paid. */
export function AcknowledgeDialog({ order, onClose }: OrderDialogProps) {
  const t = useText('p2p-orders');
  const { amount } = useOrderText(order);
  const { run, isRunning, problem } = useOrderCommand(acknowledgePayment, order);
  return (
    <CommandDialog
      title={t('acknowledge_title')}
      text={t('acknowledge_text')}
      statement={t('release_seen', { amount })}
      confirmLabel={t('acknowledge')}
      runningLabel={t('acknowledge_running')}
      isRunning={isRunning}
      problem={problem}
      onConfirm={() => void run({}).then((answer) => answer && onClose())}
      onClose={onClose}
    />
  );
}

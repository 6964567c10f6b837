import { rejectOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/reject-order';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { useOrderText } from '../order-text.ts';
import { CommandDialog, type OrderDialogProps } from './command-dialog.tsx';

export function RejectDialog({ order, onClose }: OrderDialogProps) {
  const t = useText('p2p-orders');
  const { name } = useOrderText(order);
  const { run, isRunning, problem } = useOrderCommand(rejectOrder, order);
  return (
    <CommandDialog
      title={t('reject_title')}
      text={t('reject_text', { name })}
      confirmLabel={t('reject')}
      runningLabel={t('reject_running')}
      isRunning={isRunning}
      problem={problem}
      onConfirm={() => void run({}).then((answer) => answer && onClose())}
      onClose={onClose}
    />
  );
}

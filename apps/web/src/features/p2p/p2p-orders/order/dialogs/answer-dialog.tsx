import { answerCancelRequest } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { useOrderText } from '../order-text.ts';
import { CommandDialog, type OrderDialogProps } from './command-dialog.tsx';

/** A buyer agrees or refuses, a seller denies the payment or affirms it. */
type Answer = 'agree' | 'refuse' | 'deny' | 'affirm';

/** Answers a request to cancel. To cancel takes a statement, because coins move; to refuse leaves everything to staff. */
export function AnswerDialog({ order, answer, onClose }: OrderDialogProps & { answer: Answer }) {
  const t = useText('p2p-orders');
  const { amount, coins } = useOrderText(order);
  const { run, isRunning, problem } = useOrderCommand(answerCancelRequest, order);
  const isAgreed = answer === 'agree' || answer === 'deny';
  return (
    <CommandDialog
      title={t(`${answer}_title`)}
      text={t(`${answer}_text`, { coins })}
      {...(isAgreed ? { statement: t(`${answer}_statement`, { amount }) } : {})}
      confirmLabel={t(`${answer}_confirm`)}
      runningLabel={t('answering')}
      isRunning={isRunning}
      problem={problem}
      onConfirm={() => void run({ isAgreed }).then((given) => given && onClose())}
      onClose={onClose}
    />
  );
}

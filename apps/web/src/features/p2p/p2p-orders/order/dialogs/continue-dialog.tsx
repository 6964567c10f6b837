import { continueOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useOrderText } from '../order-text.ts';
import type { OrderDialogProps } from './command-dialog.tsx';

/** Money came late: a new order takes the place of the cancelled one, and the seller goes on there. */
export function ContinueDialog({ order, onClose }: OrderDialogProps) {
  const t = useText('p2p-orders');
  const { coins } = useOrderText(order);
  const navigate = useNavigate();
  const form = useId();
  const { run, isRunning, problem, reset } = useOrderCommand(continueOrder, order);
  const [digits, setDigits] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!isFundPassword(digits) || isRunning) return;
    const answer = await run({ accountPwd: digits });
    if (!answer) return;
    onClose();
    const next = answer.order.continuedByOrderNo;
    if (next) await navigate(`/p2p-trade/order/${next}`);
  }

  return (
    <FormDialog
      title={t('continue_title')}
      note={t('continue_text', { coins })}
      form={form}
      submitLabel={t('continue_confirm')}
      runningLabel={t('continue_running')}
      cancelLabel={t('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isAboutFundPassword(problem) && <ProblemBanner problem={problem} />}
        <FundPasswordField
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            reset();
          }}
          isChecked={isChecked}
          problem={problem}
        />
      </form>
    </FormDialog>
  );
}

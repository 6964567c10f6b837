import { askCancel } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { type SellerReason, sellerReasonList } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { answerMs } from '@peerbourse/rules/p2p-orders/order-times';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { sellerReasonKeys } from '../cancel-text.ts';
import type { OrderDialogProps } from './command-dialog.tsx';

/** The seller asks the buyer to end an order whose payment is not right. */
export function AskCancelDialog({ order, initialReason, onClose }: OrderDialogProps & { initialReason: SellerReason }) {
  const t = useText('p2p-orders');
  const form = useId();
  const { run, isRunning, problem } = useOrderCommand(askCancel, order);
  const [reason, setReason] = useState(initialReason);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isRunning && (await run({ reason }))) onClose();
  }

  return (
    <FormDialog
      title={t('ask_title')}
      note={t('ask_note', { count: answerMs / 60_000 })}
      form={form}
      submitLabel={t('ask')}
      runningLabel={t('asking')}
      cancelLabel={t('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <ProblemBanner problem={problem} />
        <RadioGroup
          variant="cards"
          label={t('ask_reason')}
          options={sellerReasonList.map((value) => ({ value, label: t(sellerReasonKeys[value]) }))}
          value={reason}
          onChange={setReason}
        />
      </form>
    </FormDialog>
  );
}

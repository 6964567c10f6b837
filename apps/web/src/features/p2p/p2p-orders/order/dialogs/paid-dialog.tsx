import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { isolatedName } from '#features/p2p/shared/figure-text.ts';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { useOrderText } from '../order-text.ts';
import type { OrderDialogProps } from './command-dialog.tsx';

/** The buyer says that they have paid: to which account, how much, and as whom. */
export function PaidDialog({ order, onClose }: OrderDialogProps) {
  const t = useText('p2p-orders');
  const nameOf = useMethodName();
  const { amount } = useOrderText(order);
  const form = useId();
  const { run, isRunning, problem } = useOrderCommand(confirmPaid, order);
  const [methodNo, setMethodNo] = useState(order.paymethods.length === 1 ? order.paymethods[0]?.userPaymethodId : undefined);
  const [isOwnName, setIsOwnName] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const missing = (isTicked: boolean) => isChecked && !isTicked && t('tick_missing');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (methodNo === undefined || !isOwnName || !isWhole || isRunning) return;
    if (await run({ userPaymethodId: methodNo })) onClose();
  }

  return (
    <FormDialog
      title={t('paid_title')}
      note={t('paid_note')}
      form={form}
      submitLabel={t('paid_confirm')}
      runningLabel={t('paid_running')}
      cancelLabel={t('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <ProblemBanner problem={problem} />
        {order.paymethods.length > 1 && (
          <RadioGroup
            variant="cards"
            label={t('paid_method')}
            options={order.paymethods.map((method) => ({
              value: method.userPaymethodId,
              label: <bdi>{nameOf(method)}</bdi>,
              note: <bdi>{method.paymethodUserName}</bdi>,
            }))}
            value={methodNo}
            onChange={setMethodNo}
            error={isChecked && methodNo === undefined && t('tick_missing')}
          />
        )}
        <div>
          <Checkbox
            label={t('paid_amount', { amount })}
            checked={isWhole}
            onChange={(event) => setIsWhole(event.currentTarget.checked)}
            error={missing(isWhole)}
          />
          <Checkbox
            label={t('paid_name', { name: isolatedName(order.buyUserInfo.realName) })}
            checked={isOwnName}
            onChange={(event) => setIsOwnName(event.currentTarget.checked)}
            error={missing(isOwnName)}
          />
        </div>
        <Banner tone="warning">{t('paid_warning')}</Banner>
      </form>
    </FormDialog>
  );
}

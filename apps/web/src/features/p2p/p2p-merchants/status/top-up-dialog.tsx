import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { isLess } from '@peerbourse/rules/money';
import { depositScale } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { type FormEvent, useId, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { AmountField } from '#parts/amount-field.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { depositCoin } from '../merchant-text.ts';
import { useRenewMerchant } from '../use-renew-merchant.ts';

/** Adds coins to the deposit: what is missing at least, or any amount for a higher level. */
export function TopUpDialog({ missing, onClose }: { missing: string; onClose: () => void }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const form = useId();
  const act = useCallMutation(topUpDeposit);
  const renew = useRenewMerchant();
  const [text, setText] = useState(missing === '0' ? '' : missing);
  const [isChecked, setIsChecked] = useState(false);
  const amount = amountOf(text);
  const isShort = amount !== undefined && isLess(amount, missing);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (amount === undefined || isShort || act.isRunning) return;
    const standing = await act.run({ amount }, ({ refusal }) => {
      if (refusal !== undefined) void renew();
    });
    if (!standing) return;
    showToast('success', t('added'));
    onClose();
    await renew({ standing });
  }

  return (
    <FormDialog
      title={t('top_up')}
      note={t('top_up_note')}
      width="small"
      form={form}
      submitLabel={t('top_up')}
      runningLabel={t('adding')}
      cancelLabel={t('cancel')}
      isRunning={act.isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        <AmountField
          label={t('top_up_amount')}
          value={text}
          onChange={setText}
          decimals={depositScale}
          units={[depositCoin]}
          suffix={depositCoin}
          problem={isChecked ? t('top_up_enter') : undefined}
          refusal={isChecked && isShort ? t('top_up_least', { amount: format.amount(missing, depositCoin) }) : undefined}
        />
      </form>
    </FormDialog>
  );
}

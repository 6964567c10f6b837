import { amendOrder } from '@peerbourse/contract/markets/spot/amend-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { stepsIn } from '../form/order-draft.ts';
import type { Market } from '../market/market.ts';
import { renewOrders } from './renew-orders.ts';

interface EditOrderDialogProps {
  order: SpotOrder;
  market: Market;
  onClose: () => void;
}

/** Gives an order another price or quantity, and says what that does to its place. */
export function EditOrderDialog({ order, market, onClose }: EditOrderDialogProps) {
  const t = useText('spot');
  const id = useId();
  const client = useQueryClient();
  const act = useCallMutation(amendOrder);
  const [price, setPrice] = useState(order.price ?? '');
  const [quantity, setQuantity] = useState(order.quantity ?? '');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!stepsIn(price, market.priceScale) || !stepsIn(quantity, market.lotScale)) return;
    const answer = await act.run({ orderNo: order.orderNo, price: price.replace(/\.$/, ''), quantity: quantity.replace(/\.$/, '') });
    if (!answer) return;
    await renewOrders(client);
    onClose();
  }

  return (
    <FormDialog
      form={id}
      title={t('edit_title')}
      note={t('edit_note')}
      width="small"
      submitLabel={t('save')}
      runningLabel={t('waiting_turn')}
      cancelLabel={t('go_back')}
      isRunning={act.isRunning}
      onClose={onClose}
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
        <ProblemBanner problem={act.problem} />
        <AmountField
          size="medium"
          label={t('price')}
          value={price}
          onChange={setPrice}
          decimals={market.priceScale}
          suffix={market.quote}
          problem={t('enter_price')}
        />
        <AmountField
          size="medium"
          label={t('amount')}
          value={quantity}
          onChange={setQuantity}
          decimals={market.lotScale}
          suffix={market.base}
          problem={t('enter_amount')}
        />
      </form>
    </FormDialog>
  );
}

import { sellerReasonList } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { sellerReasonKeys } from '../cancel-text.ts';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import type { StateProps } from './state-props.ts';

const AnswerDialog = lazy(async () => ({ default: (await import('../dialogs/answer-dialog.tsx')).AnswerDialog }));

/** The buyer says whether the money is back. */
export function AnswerCancelBuyer({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { consequence } = useOrderText(order);
  const reason = sellerReasonList.find((known) => known === order.cancelReason);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={
            <ActionDialog dialog={(close) => <AnswerDialog order={order} answer="agree" onClose={close} />}>{t('agree')}</ActionDialog>
          }
          others={
            <ActionDialog variant="secondary" dialog={(close) => <AnswerDialog order={order} answer="refuse" onClose={close} />}>
              {t('refuse')}
            </ActionDialog>
          }
        />
      }
    >
      {reason && <Banner tone="info">{t('seller_says', { reason: t(sellerReasonKeys[reason]) })}</Banner>}
      <AmountTiles order={order} />
    </OrderCard>
  );
}

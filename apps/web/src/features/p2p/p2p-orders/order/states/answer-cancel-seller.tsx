import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { ExpectedPayment } from '../pieces/expected-payment.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import { ReleaseInstead } from '../pieces/release-instead.tsx';
import type { StateProps } from './state-props.ts';

const AnswerDialog = lazy(async () => ({ default: (await import('../dialogs/answer-dialog.tsx')).AnswerDialog }));

/** The seller says whether money arrived. */
export function AnswerCancelSeller({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { consequence } = useOrderText(order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={
            <ActionDialog dialog={(close) => <AnswerDialog order={order} answer="deny" onClose={close} />}>{t('deny')}</ActionDialog>
          }
          others={
            <>
              <ActionDialog variant="secondary" dialog={(close) => <AnswerDialog order={order} answer="affirm" onClose={close} />}>
                {t('affirm')}
              </ActionDialog>
              <ReleaseInstead order={order} />
            </>
          }
        />
      }
    >
      <ExpectedPayment order={order} />
      <PaymentSummary order={order} />
    </OrderCard>
  );
}

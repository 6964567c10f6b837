import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { RiskHint } from '#features/p2p/p2p-orders/risk/risk-hint.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentDetails } from '../pieces/payment-details.tsx';
import type { StateProps } from './state-props.ts';

const PaidDialog = lazy(async () => ({ default: (await import('../dialogs/paid-dialog.tsx')).PaidDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('../dialogs/cancel-dialog.tsx')).CancelDialog }));

/** The buyer sends the money and says so. */
export function BuyerPay({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { amount, consequence } = useOrderText(order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={<ActionDialog dialog={(close) => <PaidDialog order={order} onClose={close} />}>{t('paid', { amount })}</ActionDialog>}
          others={
            <ActionDialog variant="secondary" dialog={(close) => <CancelDialog order={order} onClose={close} />}>
              {t('cancel')}
            </ActionDialog>
          }
        />
      }
    >
      <div className="max-tablet:hidden">
        <AmountTiles order={order} />
      </div>
      <RiskHint orderNo={order.orderNo} act="pay" />
      <PaymentDetails order={order} />
    </OrderCard>
  );
}

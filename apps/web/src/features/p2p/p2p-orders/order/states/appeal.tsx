import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { sideOf } from '../order-view.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import { ReleaseInstead } from '../pieces/release-instead.tsx';
import type { StateProps } from './state-props.ts';

const CancelDialog = lazy(async () => ({ default: (await import('../dialogs/cancel-dialog.tsx')).CancelDialog }));

/** Staff decide; either side can give in before. */
export function Appeal({ order }: StateProps) {
  const t = useText('p2p-orders');
  const isSeller = sideOf(order) === 'seller';
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          primary={isSeller && <ReleaseInstead order={order} variant="primary" />}
          others={
            !isSeller && (
              <ActionDialog variant="quiet" dialog={(close) => <CancelDialog order={order} onClose={close} />}>
                {t('cancel_waive')}
              </ActionDialog>
            )
          }
          note={isSeller && <p className="text-13 text-ink-soft">{t('release_next')}</p>}
        />
      }
    >
      <AmountTiles order={order} />
      <PaymentSummary order={order} />
    </OrderCard>
  );
}

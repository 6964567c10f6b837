import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderText } from '../order-text.ts';
import { sideOf } from '../order-view.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import type { StateProps } from './state-props.ts';

const CancelDialog = lazy(async () => ({ default: (await import('../dialogs/cancel-dialog.tsx')).CancelDialog }));

/** Whoever took the ad waits until the advertiser has accepted. */
export function TakerWait({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { consequence } = useOrderText(order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          others={
            sideOf(order) === 'buyer' && (
              <ActionDialog variant="secondary" dialog={(close) => <CancelDialog order={order} onClose={close} />}>
                {t('cancel')}
              </ActionDialog>
            )
          }
        />
      }
    >
      <AmountTiles order={order} />
    </OrderCard>
  );
}

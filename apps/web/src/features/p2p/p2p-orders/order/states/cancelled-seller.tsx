import { lazy } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { ClosedNote } from '../pieces/closed-note.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { ReceiptLink } from '../pieces/receipt-link.tsx';
import { WayOn } from '../pieces/way-on.tsx';
import type { StateProps } from './state-props.ts';

const ContinueDialog = lazy(async () => ({ default: (await import('../dialogs/continue-dialog.tsx')).ContinueDialog }));

/** Money may still come: for a day the seller can let the order go on. */
export function CancelledSeller({ order }: StateProps) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const { amount } = useOrderText(order);
  const now = useServerNow();
  const { claimTimestamp } = order;
  const mayContinue = order.commands.includes('continue-order') && claimTimestamp !== null && claimTimestamp > now;
  return (
    <OrderCard
      order={order}
      note={<ClosedNote order={order} />}
      actions={
        <ActionBar
          consequence={mayContinue && t('continue_lead', { amount, time: isolated(format.moment(new Date(claimTimestamp).toISOString())) })}
          primary={<WayOn order={order} />}
          others={
            <>
              {mayContinue && (
                <ActionDialog variant="secondary" dialog={(close) => <ContinueDialog order={order} onClose={close} />}>
                  {t('continue')}
                </ActionDialog>
              )}
              <ReceiptLink orderNo={order.orderNo} />
            </>
          }
        />
      }
    />
  );
}

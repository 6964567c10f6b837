import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ClosedNote } from '../pieces/closed-note.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { ReceiptLink } from '../pieces/receipt-link.tsx';
import { WayOn } from '../pieces/way-on.tsx';
import type { StateProps } from './state-props.ts';

/** Whoever has paid too late is told how to get the coins all the same. */
export function CancelledBuyer({ order }: StateProps) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const { name } = useOrderText(order);
  const now = useServerNow();
  const { claimTimestamp, continuedByOrderNo } = order;
  // What staff have ruled is questioned, not continued.
  const isUnpaid = order.closeReason === 'pay-timeout' || order.closeReason === 'buyer-cancelled';
  return (
    <OrderCard
      order={order}
      note={<ClosedNote order={order} />}
      actions={<ActionBar primary={<WayOn order={order} />} others={<ReceiptLink orderNo={order.orderNo} />} />}
    >
      {isUnpaid && claimTimestamp !== null && claimTimestamp > now && continuedByOrderNo === null && (
        <Banner tone="warning">
          <p className="font-semibold">{t('late_title')}</p>
          <p>{t('late_text', { name, time: isolated(format.moment(new Date(claimTimestamp).toISOString())) })}</p>
        </Banner>
      )}
    </OrderCard>
  );
}

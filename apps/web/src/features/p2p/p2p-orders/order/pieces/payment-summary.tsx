import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useText } from '#base/i18n/texts.tsx';
import { clockTime } from '#features/p2p/shared/figure-text.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { referenceOf } from '../order-view.ts';

/** How the buyer says they paid. */
export function PaymentSummary({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const nameOf = useMethodName();
  const { paymethodDetail: method, paidTimestamp } = order;
  return (
    <DefinitionList
      variant="ends"
      definitions={[
        ...(method ? [{ name: t('paid_to'), value: <bdi>{nameOf(method)}</bdi> }] : []),
        { name: t('reference'), value: referenceOf(order), isFigure: true },
        ...(paidTimestamp === null ? [] : [{ name: t('paid_at'), value: `${clockTime(paidTimestamp)} UTC`, isFigure: true }]),
      ]}
    />
  );
}

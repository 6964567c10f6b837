import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** Where a cancelled order leads: to the one that took its place, or else back to the offers. */
export function WayOn({ order: { continuedByOrderNo } }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  return (
    <LinkButton isWide to={continuedByOrderNo ? `/p2p-trade/order/${continuedByOrderNo}` : '/p2p-trade'}>
      {t(continuedByOrderNo ? 'continue_confirm' : 'to_market')}
    </LinkButton>
  );
}

import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { sideOf } from '../order-view.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { ClosedNote } from '../pieces/closed-note.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { ReceiptLink } from '../pieces/receipt-link.tsx';
import type { StateProps } from './state-props.ts';

export function Completed({ order }: StateProps) {
  const t = useText('p2p-orders');
  const isBuyer = sideOf(order) === 'buyer';
  return (
    <OrderCard
      order={order}
      note={<ClosedNote order={order} />}
      actions={
        <ActionBar
          primary={
            <LinkButton isWide to={isBuyer ? '/assets' : '/p2p-trade'}>
              {t(isBuyer ? 'view_assets' : 'to_market')}
            </LinkButton>
          }
          others={<ReceiptLink orderNo={order.orderNo} />}
        />
      }
    >
      <AmountTiles order={order} />
    </OrderCard>
  );
}

import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { ReleaseInstead } from '../pieces/release-instead.tsx';
import type { StateProps } from './state-props.ts';

/** The reader asked to cancel and waits for the other's answer. */
export function CancelAsked({ order }: StateProps) {
  const { consequence } = useOrderText(order);
  return (
    <OrderCard order={order} actions={<ActionBar consequence={consequence} others={<ReleaseInstead order={order} />} />}>
      <AmountTiles order={order} />
    </OrderCard>
  );
}

import { StateTag } from '#parts/state-tag.tsx';
import type { ListedOrder } from './order-desk.query.ts';
import { orderState, orderTitle } from './order-text.ts';

/** What every list says about an order first: what is traded, how it stands, and who trades. */
export function OrderHead({ order }: { order: ListedOrder }) {
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <b className="truncate font-semibold">{orderTitle(order)}</b>
        <StateTag {...orderState(order)} />
      </span>
      <span className="truncate text-13 text-ink-soft">
        {order.buyer.nickName} buys from {order.seller.nickName}
      </span>
    </>
  );
}

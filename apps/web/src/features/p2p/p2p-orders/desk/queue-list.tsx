import type { ListedOrder, OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { useId } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { NextActionText } from '../list/next-action-text.tsx';
import { UnreadMark } from '../list/unread-mark.tsx';

interface QueueListProps {
  title: string;
  orders: readonly ListedOrder[];
  chosen: string | undefined;
  onChoose: (orderNo: string) => void;
}

/** Part of the queue: what each order waits for is the first thing to read. */
export function QueueList({ title, orders, chosen, onChoose }: QueueListProps) {
  const titleId = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-4 py-2 text-13 font-semibold text-ink-soft">
        {title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.orderNo}>
            <button
              type="button"
              data-queued={order.orderNo}
              aria-current={order.orderNo === chosen ? 'true' : undefined}
              onClick={() => onChoose(order.orderNo)}
              className="block min-h-16 w-full cursor-pointer border-s-3 border-transparent px-4 py-2.5 text-start text-14 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:border-brand aria-[current]:bg-brand-tint"
            >
              <NextActionText order={order} />
              <UnreadMark count={order.unread} />
              <span className="mt-0.5 block text-12 text-ink-soft">
                <Summary order={order} /> · <bdi>{order.counterparty.nickName}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ order: { currencyUserSide, orderAmount, coinCode } }: { order: OrderRow }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  return t(`${currencyUserSide}_coins`, { amount: format.number(orderAmount), coin: coinCode });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseList } from '#desk/case-list.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { goTo } from '#shell/use-screen.ts';
import { FindOrder, findOrderId } from './find-order.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { type ListedOrder, orderDeskQuery } from './order-desk.query.ts';
import { orderKeys } from './order-keys.ts';
import { orderState, orderTitle } from './order-text.ts';

/** Orders that wait for staff on one side, the chosen one in the middle, what can be decided on the other side. */
export function OrderDesk({ orderNo }: { orderNo: string }) {
  const [wanted, setWanted] = useState('');
  const query = useInfiniteQuery(orderDeskQuery(wanted));
  const orders = query.data?.pages.flatMap((page) => page.orders);

  useDeskKeys(orderKeys, true, (act) => {
    if (act === 'find') document.getElementById(findOrderId)?.focus();
    else
      open(
        stepThrough(
          (orders ?? []).map((order) => order.orderNo),
          orderNo,
          act === 'next' ? 1 : -1,
        ),
      );
  });

  function find(found: string) {
    setWanted(found);
    open(found || undefined);
  }

  return (
    <div className="grid items-start gap-4 min-[960px]:grid-cols-[19rem_minmax(0,1fr)] min-[1400px]:grid-cols-[21rem_minmax(0,1fr)_18rem]">
      <Panel id="orders" title={wanted ? 'Found' : 'Orders in appeal'} note={orders && String(orders.length)}>
        <FindOrder orderNo={wanted} onFind={find} />
        {orders ? (
          <CaseList
            label="Orders"
            cases={orders}
            keyOf={(order) => order.orderNo}
            chosen={orderNo}
            emptyText={wanted ? 'No order has this number.' : 'No order waits for a ruling.'}
            onChoose={open}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          >
            {(order) => <OrderLines order={order} />}
          </CaseList>
        ) : (
          <Unread error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
      {orderNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose an order, or press <kbd className="font-mono">/</kbd> to find one by its number.
        </p>
      ) : (
        <OpenedOrder key={orderNo} orderNo={orderNo} />
      )}
    </div>
  );
}

function open(orderNo: string | undefined): void {
  if (orderNo !== undefined) goTo(p2pFragment('orders', orderNo));
}

function OrderLines({ order }: { order: ListedOrder }) {
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <b className="truncate font-semibold">{orderTitle(order)}</b>
        <StateTag {...orderState(order)} />
      </span>
      <span className="truncate text-13 text-ink-soft">
        {order.buyer.nickName} buys from {order.seller.nickName}
      </span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{order.orderNo}</span>
        <MomentText at={order.paidAt ?? order.createdAt} />
      </span>
    </>
  );
}

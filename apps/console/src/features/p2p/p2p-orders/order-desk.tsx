import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseQueueAnswer, caseQueueQuery } from '#desk/cases/case.query.ts';
import { nextCase } from '#desk/next-case.ts';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goWithin, setFilters, useFilters } from '#shell/use-screen.ts';
import { CaseQueue } from './case-queue.tsx';
import { FindOrder, findOrderId } from './find-order.tsx';
import { FoundOrders } from './found-orders.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { orderDeskQuery } from './order-desk.query.ts';
import { orderKeys } from './order-keys.ts';

/** Cases that wait on one side, the chosen order in the middle, what can be decided on the other side. */
export function OrderDesk({ orderNo }: { orderNo: string }) {
  const wanted = useFilters().get('find') ?? '';
  const [done, setDone] = useState<string>();
  const queue = useQuery({ ...caseQueueQuery, enabled: wanted === '' });
  const found = useQuery(orderDeskQuery(wanted));
  const shown = (wanted ? found.data : queue.data?.cases.map(({ order }) => order)) ?? [];

  useDeskKeys(orderKeys, true, (act) => {
    setDone(undefined);
    if (act === 'find') document.getElementById(findOrderId)?.focus();
    else
      open(
        stepThrough(
          shown.map((order) => order.orderNo),
          orderNo,
          act === 'next' ? 1 : -1,
        ),
      );
  });

  /** Whoever was last stays with the order: there is no other. */
  function goOn(message: string) {
    const others = shown.map((order) => order.orderNo).filter((each) => each !== orderNo);
    const next = nextCase(
      shown.map((order) => order.orderNo),
      orderNo,
    );
    if (wanted !== '' || others.length === 0) return;
    setDone(`Order ${orderNo}: ${message} This is the next one.`);
    open(next === orderNo ? others[0] : next);
  }

  function find(number: string) {
    setFilters({ find: number });
    open(number || undefined);
  }

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[19rem_minmax(0,1fr)] min-[1640px]:grid-cols-[21rem_minmax(0,1fr)_18rem]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel
          id="orders"
          title={wanted ? 'Found' : 'Open cases'}
          note={wanted ? found.data && String(found.data.length) : queue.data && countText(queue.data)}
        >
          <FindOrder orderNo={wanted} onFind={find} />
          {wanted ? (
            found.data ? (
              <FoundOrders orders={found.data} chosen={orderNo} onChoose={open} />
            ) : (
              <Unread error={found.error} onRetry={() => void found.refetch()} />
            )
          ) : queue.data ? (
            <CaseQueue queue={queue.data} answeredAt={queue.dataUpdatedAt} chosen={orderNo} onChoose={open} />
          ) : (
            <Unread error={queue.error} onRetry={() => void queue.refetch()} />
          )}
        </Panel>
      </div>
      {orderNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose an order, or press <kbd className="font-mono">/</kbd> to find one by its number.
        </p>
      ) : (
        <OpenedOrder key={orderNo} orderNo={orderNo} onDecided={goOn} />
      )}
    </div>
  );
}

function open(orderNo: string | undefined): void {
  if (orderNo !== undefined) goWithin(p2pFragment('orders', orderNo));
}

function countText({ count, cases }: CaseQueueAnswer): string {
  return count > cases.length ? `${count}, the first ${cases.length} shown` : String(count);
}

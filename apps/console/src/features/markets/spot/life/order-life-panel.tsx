import type { OrderNo } from '@peerbourse/contract/ids';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '#api/call.ts';
import { type ViewReason, viewsLeftText } from '#desk/customers/customer-text.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Panel } from '#parts/panel.tsx';
import { orderLifeQuery } from './order-life.query.ts';
import { OrderLifeFacts } from './order-life-facts.tsx';
import { OrderNumberForm } from './order-number-form.tsx';
import { OrderSteps } from './order-steps.tsx';

/** Everything that happened to one order of a customer, by its number. */
export function OrderLifePanel() {
  const client = useQueryClient();
  const [orderNo, setOrderNo] = useState<OrderNo>();
  const [reason, setReason] = useState<ViewReason>();
  const { data, error, isFetching, refetch } = useQuery({ ...orderLifeQuery(orderNo ?? noOrder), enabled: orderNo !== undefined });
  const life = error ? undefined : data;
  const needed = reasonNeeded(error);
  const isUnknown = error instanceof Refused && error.id === 'spot.unknown-order';

  function look(wanted: OrderNo) {
    setReason(undefined);
    setOrderNo(wanted);
    if (wanted === orderNo) void refetch();
  }

  function lookFor(wanted: OrderNo, why: ViewReason) {
    setReason(why);
    void client.prefetchQuery(orderLifeQuery(wanted, why));
  }

  return (
    <Panel id="order-life" title="Life of an order" note={life && viewsLeftText(life.viewsLeft)}>
      <OrderNumberForm isBusy={isFetching && !needed} problem={isUnknown ? 'No spot order has this number.' : undefined} onLook={look} />
      {needed && orderNo && <ViewReasonForm viewsLeft={needed.viewsLeft} isBusy={isFetching} onReason={(why) => lookFor(orderNo, why)} />}
      {error && !needed && !isUnknown && <Unread error={error} onRetry={() => void refetch()} />}
      {life && <OrderLifeFacts life={life} reason={reason} />}
      {life && <OrderSteps life={life} />}
    </Panel>
  );
}

/** Before a number is typed nothing is asked for. */
const noOrder = '' as OrderNo;

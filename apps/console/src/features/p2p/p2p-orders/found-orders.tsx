import { CaseList } from '#desk/case-list.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { ListedOrder } from './order-desk.query.ts';
import { OrderHead } from './order-head.tsx';

export interface FoundOrdersProps {
  orders: readonly ListedOrder[];
  chosen: string;
  onChoose: (orderNo: string) => void;
}

export function FoundOrders({ orders, chosen, onChoose }: FoundOrdersProps) {
  return (
    <CaseList
      label="Orders"
      cases={orders}
      keyOf={(order) => order.orderNo}
      chosen={chosen}
      emptyText="No order has this number."
      onChoose={onChoose}
    >
      {(order) => (
        <>
          <OrderHead order={order} />
          <span className="flex justify-between gap-2 text-12 text-ink-faint">
            <span className="figure">{order.orderNo}</span>
            <MomentText at={order.paidAt ?? order.createdAt} />
          </span>
        </>
      )}
    </CaseList>
  );
}

import type { ListedOrder } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { OrderClock } from '#features/p2p/shared/order-clock.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { queueOf } from '../desk/desk-queue.ts';
import { nextAction } from '../list/next-action.ts';
import { NextActionText } from '../list/next-action-text.tsx';
import { actTextOf, orderAddress } from '../list/orders-table.tsx';
import { UnreadMark } from '../list/unread-mark.tsx';
import { useLiveOrders } from '../orders.live.ts';

/** As many as stand on a page beside other things, and one less where the page is narrow; all of them have a page of their own. */
const shownOrders = 3;
const narrowOrders = 2;

const openOrders = orderListQuery({ tab: 'open', pageSize: 20 });

/** The open orders that are most urgent, with the next step of each and its deadline. Whoever is no trader yet has no orders either. */
export function WaitingOrders({ userId, none }: { userId: string; none: ReactNode }) {
  return (
    <QueryBoundary query={myTraderQuery} fallback={<RowsToCome />}>
      {(trader) => (isTrader(trader) ? <OpenOrders userId={userId} none={none} /> : none)}
    </QueryBoundary>
  );
}

function OpenOrders({ userId, none }: { userId: string; none: ReactNode }) {
  useLiveOrders(userId);
  return (
    <QueryBoundary query={openOrders} fallback={<RowsToCome />}>
      {({ orders, serverTimestamp }) =>
        orders.length === 0 ? (
          none
        ) : (
          <OrderClock serverTimestamp={serverTimestamp}>
            <Rows orders={orders} />
          </OrderClock>
        )
      }
    </QueryBoundary>
  );
}

/** The way to all open orders, where there are more than are shown. A phone has it in its bar of tabs. */
export function AllOrdersLink() {
  const t = useText('p2p-order-list');
  const count = useKnown(openOrders)?.openCount ?? 0;
  if (count <= narrowOrders) return null;
  return (
    <Link to="/p2p-trade/orders" className="quiet-link text-13 max-tablet:hidden">
      {t('all_open', { count })}
    </Link>
  );
}

function RowsToCome() {
  return (
    <div className="grid gap-3 py-2">
      {Array.from({ length: shownOrders }, (_, place) => (
        <Skeleton key={place} shape="block" className={`h-15 ${widthClass(place)}`} />
      ))}
    </div>
  );
}

/** What waits for the reader comes before what waits for others. */
function Rows({ orders }: { orders: readonly ListedOrder[] }) {
  const { mine, others } = queueOf(orders);
  return (
    <ul>
      {[...mine, ...others].slice(0, shownOrders).map((order, place) => (
        <Row key={order.orderNo} order={order} className={widthClass(place)} />
      ))}
    </ul>
  );
}

function widthClass(place: number): string {
  return place < narrowOrders ? '' : 'max-desktop:hidden';
}

function Row({ order, className }: { order: ListedOrder; className: string }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  const { orderNo, currencyUserSide, orderAmount, coinCode, orderPrice, fiatCode, unread } = order;
  const { step, isMine } = nextAction(order);
  return (
    <li data-order={orderNo} className={`flex min-h-18 items-center gap-3 border-line py-2.5 not-first:border-t ${className}`}>
      <div className="min-w-0 flex-1">
        <p className="text-14">
          <NextActionText order={order} />
          <UnreadMark count={unread} />
        </p>
        <p className="mt-0.5 text-12 text-ink-soft">
          {t(`${currencyUserSide}_coins`, { amount: format.number(orderAmount), coin: coinCode })} ·{' '}
          <span className="figure">{format.fiat(orderPrice, fiatCode)}</span>
        </p>
      </div>
      <LinkButton size="small" variant={isMine ? 'primary' : 'secondary'} to={orderAddress(orderNo)} className="shrink-0">
        {t(actTextOf(step))}
        <VisuallyHidden text={t('of_order', { number: orderNo })} />
      </LinkButton>
    </li>
  );
}

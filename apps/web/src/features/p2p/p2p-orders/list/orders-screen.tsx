import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { OrderClock } from '#features/p2p/shared/order-clock.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { TrailSteps } from '#parts/steps/trail-steps.tsx';
import { orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { useLiveOrders } from '../orders.live.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { type OrdersPlace, ordersAddress, ordersPageAt, ordersPlaceOf, orderTabs } from './orders-place.ts';
import { OrdersTable } from './orders-table.tsx';

const loadingRows = 5;

/** Everything that somebody bought and sold from person to person. Whoever is no trader yet has no orders either. */
export function OrdersScreen() {
  const [search] = useSearchParams();
  const place = ordersPlaceOf(search);
  return (
    <QueryBoundary query={myTraderQuery} fallback={<OrdersTable orders={[]} place={place} loadingRows={loadingRows} />}>
      {(trader) => (isTrader(trader) ? <OrderTabs place={place} /> : <OrdersTable orders={[]} place={beginning} />)}
    </QueryBoundary>
  );
}

const beginning: OrdersPlace = { tab: 'open', filters: {} };

function OrderTabs({ place }: { place: OrdersPlace }) {
  const t = useText('p2p-order-list');
  const navigate = useNavigate();
  useLiveOrders(useSession().account?.userInfo?.userId);
  const openCount = useRead(orderListQuery(ordersPageAt(place)))?.openCount;
  return (
    <Tabs
      label={t('tabs')}
      hasLine
      current={place.tab}
      onChange={(tab) => void navigate(ordersAddress({ tab, filters: place.filters }), { preventScrollReset: true })}
      tabs={orderTabs.map((tab) => ({
        key: tab,
        label: t(`tab_${tab}`),
        ...(tab === 'open'
          ? {
              mark: (
                <Badge isCount variant={tab === place.tab ? 'brand' : 'quiet'}>
                  {openCount ?? '–'}
                </Badge>
              ),
            }
          : {}),
      }))}
    >
      <div className="grid gap-4">
        <OrdersFilters place={place} />
        <QueryBoundary
          query={orderListQuery(ordersPageAt(place))}
          fallback={<OrdersTable orders={[]} place={place} loadingRows={loadingRows} />}
        >
          {({ orders, next, serverTimestamp }) => (
            <OrderClock serverTimestamp={serverTimestamp}>
              <OrdersTable orders={orders} place={place} />
              <OrderSteps place={place} next={next} />
            </OrderClock>
          )}
        </QueryBoundary>
      </div>
    </Tabs>
  );
}

function OrderSteps({ place: { tab, filters, after }, next }: { place: OrdersPlace; next: string | null }) {
  const t = useText('p2p-order-list');
  return (
    <TrailSteps
      label={t('pages')}
      newerLabel={t(tab === 'open' ? 'earlier' : 'newer')}
      olderLabel={t(tab === 'open' ? 'later' : 'older')}
      cursor={after}
      nextCursor={next}
      addressOf={(cursor) => ordersAddress({ tab, filters, ...(cursor === undefined ? {} : { after: cursor }) })}
    />
  );
}

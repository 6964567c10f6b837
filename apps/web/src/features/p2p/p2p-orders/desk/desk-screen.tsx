import type { ListedOrder, OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Switch } from '@peerbourse/ui/fields/switch';
import { Keyboard } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { OrderClock } from '#features/p2p/shared/order-clock.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type OrderList, orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';
import { orderAddress } from '../list/orders-table.tsx';
import { useLiveOrders } from '../orders.live.ts';
import { DayFigures } from './day-figures.tsx';
import { actOfKey, type DeskAct, focusOf } from './desk-keys.ts';
import { neighborOf, queueOf, unreadOrders } from './desk-queue.ts';
import { OrderPanel } from './order-panel.tsx';
import { QueueList } from './queue-list.tsx';
import { useDeskSwitch } from './use-desk-switch.ts';
import { useNewOrders } from './use-new-orders.ts';

const KeyDialog = lazy(async () => ({ default: (await import('./key-dialog.tsx')).KeyDialog }));

/** As many open orders as somebody can work on at once. */
export const deskQuery = orderListQuery({ tab: 'open', pageSize: 50 });

interface DeskProps {
  /** The chat of an order, which the page puts in: it belongs to another area. It is loaded when somebody opens it. */
  chat: ComponentType<{ orderNo: string }>;
}

/** Where somebody works on many orders: the queue by deadline, and the chosen order and its chat beside it. */
export function DeskScreen({ chat }: DeskProps) {
  const fallback = <Skeleton shape="block" className="h-120" />;
  return (
    <QueryBoundary query={myTraderQuery} fallback={fallback}>
      {(trader) =>
        isTrader(trader) ? (
          <QueryBoundary query={deskQuery} fallback={fallback}>
            {(list) => (
              <OrderClock serverTimestamp={list.serverTimestamp}>
                <Desk orders={list.orders} chat={chat} />
              </OrderClock>
            )}
          </QueryBoundary>
        ) : (
          <EmptyDesk />
        )
      }
    </QueryBoundary>
  );
}

function Desk({ orders, chat: Chat }: DeskProps & { orders: OrderList['orders'] }) {
  const t = useText('p2p-order-list');
  const [hasSound, setHasSound] = useDeskSwitch('sound');
  useLiveOrders(useSession().account?.userInfo?.userId);
  const [search] = useSearchParams();
  const [isUnreadOnly, setIsUnreadOnly] = useState(false);
  const { mine, others } = queueOf(isUnreadOnly ? unreadOrders(orders, search.get('order')) : orders);
  const { chosen, choose } = useChosen([...mine, ...others]);
  const [isChatOpen, setIsChatOpen] = useState(false);
  const lists = { chosen: chosen?.orderNo, onChoose: choose };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <DayFigures mine={queueOf(orders).mine.length} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Checkbox
            label={t('filter_unread')}
            checked={isUnreadOnly}
            onChange={({ currentTarget }) => setIsUnreadOnly(currentTarget.checked)}
          />
          <Switch label={t('desk_sound')} checked={hasSound} onChange={({ currentTarget }) => setHasSound(currentTarget.checked)} />
          <Keys
            queue={[...mine, ...others]}
            chosen={chosen?.orderNo}
            onChoose={choose}
            onMute={() => setHasSound(!hasSound)}
            onChat={() => setIsChatOpen(!isChatOpen)}
          />
        </div>
      </div>
      <NewOrderNote orders={orders} hasSound={hasSound} />
      {chosen ? (
        <div className={`grid gap-4 ${isChatOpen ? 'desktop:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}>
          <div className="grid content-start overflow-hidden rounded-large border border-line tablet:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
            <div className="border-line max-tablet:border-b tablet:border-e">
              <QueueList title={t('desk_mine', { count: mine.length })} orders={mine} {...lists} />
              <QueueList title={t('desk_others', { count: others.length })} orders={others} {...lists} />
            </div>
            <OrderPanel order={chosen} isChatOpen={isChatOpen} onChat={() => setIsChatOpen(!isChatOpen)} />
          </div>
          {isChatOpen && (
            <Suspense fallback={<Skeleton shape="block" className="h-120" />}>
              <Chat key={chosen.orderNo} orderNo={chosen.orderNo} />
            </Suspense>
          )}
        </div>
      ) : isUnreadOnly && orders.length > 0 ? (
        <p role="status" className="rounded-large border border-line p-8 text-center text-14 text-ink-soft">
          {t('none_unread')}
        </p>
      ) : (
        <EmptyDesk />
      )}
    </div>
  );
}

/** The order in the address; where there is none, or it is over, the first of the queue. */
function useChosen(queue: readonly ListedOrder[]): { chosen: ListedOrder | undefined; choose: (orderNo: string) => void } {
  const [search, setSearch] = useSearchParams();
  const chosen = queue.find(({ orderNo }) => orderNo === search.get('order')) ?? queue[0];
  return { chosen, choose: (orderNo) => setSearch({ order: orderNo }, { replace: true, preventScrollReset: true }) };
}

interface KeysProps {
  queue: readonly OrderRow[];
  chosen: string | undefined;
  onChoose: (orderNo: string) => void;
  onMute: () => void;
  onChat: () => void;
}

/** The keys of the desk, and the button that explains them. */
function Keys({ queue, chosen, onChoose, onMute, onChat }: KeysProps) {
  const t = useText('p2p-order-list');
  const navigate = useNavigate();
  const [isOn, setIsOn] = useDeskSwitch('keys');
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    const acts: Record<DeskAct, () => void> = {
      next: () => step(1),
      previous: () => step(-1),
      open: () => chosen && void navigate(orderAddress(chosen)),
      chat: onChat,
      mute: onMute,
      help: () => setIsHelpOpen(true),
    };
    const step = (by: 1 | -1) => {
      const next = neighborOf(queue, chosen, by);
      if (next) onChoose(next.orderNo);
    };
    const onKey = (event: KeyboardEvent) => {
      const act = document.querySelector('dialog[open]') ? undefined : actOfKey(event, focusOf(event.target));
      if (!act) return;
      event.preventDefault();
      acts[act]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="max-tablet:hidden"
        iconStart={<Keyboard size={16} />}
        aria-haspopup="dialog"
        onClick={() => setIsHelpOpen(true)}
      >
        {t('desk_keys')}
      </Button>
      <Suspense>{isHelpOpen && <KeyDialog isOn={isOn} onSwitch={setIsOn} onClose={() => setIsHelpOpen(false)} />}</Suspense>
    </>
  );
}

/** What a sound says, said as well. */
function NewOrderNote({ orders, hasSound }: { orders: readonly OrderRow[]; hasSound: boolean }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  const latest = useNewOrders(orders, hasSound);
  return (
    <p role="status" className="sr-only">
      {latest && t('desk_new_order', { amount: format.number(latest.orderAmount), coin: latest.coinCode })}
    </p>
  );
}

function EmptyDesk() {
  const t = useText('p2p-order-list');
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        title={t('none_open')}
        text={t('desk_empty_text')}
        action={
          <LinkButton variant="secondary" size="medium" to="/p2p-trade/ads">
            {t('desk_see_ads')}
          </LinkButton>
        }
      />
    </div>
  );
}

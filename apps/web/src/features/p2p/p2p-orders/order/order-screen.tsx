import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { type ComponentType, Suspense } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { OrderClock } from '#features/p2p/shared/order-clock.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type OrderDetail, orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useLiveOrders } from '../orders.live.ts';
import { OrderNews } from './order-news.tsx';
import { useOrderText } from './order-text.ts';
import { type OrderView, sideOf, viewOf } from './order-view.ts';
import { CounterpartyCard } from './pieces/counterparty-card.tsx';
import { OrderSteps } from './pieces/order-card.tsx';
import { OrderFacts, OrderHistory } from './pieces/order-facts.tsx';
import { SafetyTips } from './pieces/safety-tips.tsx';
import { AnswerCancelBuyer } from './states/answer-cancel-buyer.tsx';
import { AnswerCancelSeller } from './states/answer-cancel-seller.tsx';
import { Appeal } from './states/appeal.tsx';
import { BuyerPay } from './states/buyer-pay.tsx';
import { BuyerWaitRelease } from './states/buyer-wait-release.tsx';
import { CancelAsked } from './states/cancel-asked.tsx';
import { CancelledBuyer } from './states/cancelled-buyer.tsx';
import { CancelledSeller } from './states/cancelled-seller.tsx';
import { Completed } from './states/completed.tsx';
import { Frozen } from './states/frozen.tsx';
import { MakerAccept } from './states/maker-accept.tsx';
import { SellerRelease } from './states/seller-release.tsx';
import { SellerWaitPayment } from './states/seller-wait-payment.tsx';
import type { StateProps } from './states/state-props.ts';
import { TakerWait } from './states/taker-wait.tsx';
import { SoundButton } from './time/sound-button.tsx';
import { PageTitle, TimeWarnings } from './time/time-left.tsx';

const states: Record<OrderView, ComponentType<StateProps>> = {
  accept_buyer: MakerAccept,
  accept_seller: MakerAccept,
  wait_acceptance_buyer: TakerWait,
  wait_acceptance_seller: TakerWait,
  pay: BuyerPay,
  wait_payment: SellerWaitPayment,
  wait_release: BuyerWaitRelease,
  release: SellerRelease,
  cancel_asked_buyer: CancelAsked,
  cancel_asked_seller: CancelAsked,
  answer_cancel_buyer: AnswerCancelBuyer,
  answer_cancel_seller: AnswerCancelSeller,
  appeal_buyer: Appeal,
  appeal_seller: Appeal,
  frozen: Frozen,
  completed_buyer: Completed,
  completed_seller: Completed,
  cancelled_buyer: CancelledBuyer,
  cancelled_seller: CancelledSeller,
};

interface OrderScreenProps {
  orderNo: string;
  /** The conversation of the two, beside the order. */
  chat?: ComponentType<{ orderNo: string }>;
  /** The way to an appeal, and the appeal itself. */
  appeal?: ComponentType<{ order: OrderDetail; name: string }>;
  /** What the reader thinks of the other one, once the order is completed. */
  rating?: ComponentType<{ orderNo: string; name: string }>;
  /** Whether the coins of an open order are in escrow, for whoever wants to check. */
  escrow?: ComponentType<{ orderNo: string }>;
}

/** One order, as one of its two people sees it. */
export function OrderScreen({ orderNo, chat, appeal, rating, escrow }: OrderScreenProps) {
  useLiveOrders(useSession().account?.userInfo?.userId);
  return (
    <div className="page w-full flex-1 py-5 tablet:py-8">
      <meta name="robots" content="noindex" />
      <QueryBoundary query={orderDetailQuery(orderNo)} fallback={<Awaited />} refused={<Missing />}>
        {(order) => <Known order={order} chat={chat} appeal={appeal} rating={rating} escrow={escrow} />}
      </QueryBoundary>
    </div>
  );
}

function Awaited() {
  return (
    <div className={columns}>
      <div className="grid content-start gap-4">
        <Skeleton shape="block" className="h-12" />
        <Skeleton shape="block" className="h-120" />
      </div>
      <Skeleton shape="block" className="h-40" />
    </div>
  );
}

function Missing() {
  const t = useText('p2p-orders');
  return (
    <NothingYet
      title={t('missing_title')}
      text={t('missing_text')}
      action={
        <LinkButton size="medium" to="/p2p-trade/orders">
          {t('orders')}
        </LinkButton>
      }
    />
  );
}

const columns = 'grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_300px] tablet:gap-6 desktop:grid-cols-[minmax(0,1fr)_384px]';

interface KnownProps {
  order: OrderDetail;
  chat: OrderScreenProps['chat'];
  appeal: OrderScreenProps['appeal'];
  rating: OrderScreenProps['rating'];
  escrow: OrderScreenProps['escrow'];
}

function Known({ order, chat: Chat, appeal: AppealPart, rating: Rating, escrow: Escrow }: KnownProps) {
  const { title, consequence, name } = useOrderText(order);
  const at = order.automatic?.at;
  const State = states[viewOf(order)];
  const isInAppeal = order.orderStatus === orderStatus.appeal;
  const appeal = AppealPart && order.orderStatus !== orderStatus.payment && (
    <Suspense>
      <AppealPart order={order} name={name} />
    </Suspense>
  );
  // Who took the ad is what the decision is about, so the state itself shows them.
  const isToBeAccepted = State === MakerAccept;
  return (
    <OrderClock serverTimestamp={order.serverTimestamp}>
      <PageTitle title={title} at={at} />
      {at !== undefined && <TimeWarnings key={at} at={at} consequence={consequence} />}
      <OrderNews version={order.version} title={title}>
        {/* On a phone both columns fall into one, so that what can be done stays pinned under all of it. */}
        <div className={columns}>
          <div className="max-tablet:contents tablet:grid tablet:min-w-0 tablet:gap-4">
            <OrderHead order={order} />
            <State order={order} appeal={appeal} />
            {!isInAppeal && appeal}
            {Rating && order.orderStatus === orderStatus.completed && (
              <Suspense>
                <Rating orderNo={order.orderNo} name={order.counterparty.nickName} />
              </Suspense>
            )}
            <div className="grid min-w-0 gap-4 max-tablet:order-2">
              <OrderFacts order={order}>
                {Escrow && order.orderStatus < orderStatus.completed && <Escrow orderNo={order.orderNo} />}
              </OrderFacts>
              <OrderHistory order={order} />
              <SafetyTips side={sideOf(order)} />
            </div>
          </div>
          <aside className="grid min-w-0 gap-4 max-tablet:order-1">
            {!isToBeAccepted && <CounterpartyCard order={order} />}
            {Chat && <Chat orderNo={order.orderNo} />}
          </aside>
        </div>
      </OrderNews>
    </OrderClock>
  );
}

function OrderHead({ order: { orderNo, coinCode, currencyUserSide }, order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-13 text-ink-soft">
          <Link to="/p2p-trade/orders" className="hover:text-brand hover:underline">
            {t('orders')}
          </Link>
          <span aria-hidden="true"> /</span> <span>{t(`page_${currencyUserSide}`, { coin: coinCode })}</span>
          <span className="max-tablet:hidden">
            <span aria-hidden="true"> /</span> <span className="figure">{orderNo}</span>
          </span>
        </p>
        <SoundButton />
      </div>
      <div className="empty:hidden max-tablet:hidden">
        <OrderSteps order={order} />
      </div>
    </div>
  );
}

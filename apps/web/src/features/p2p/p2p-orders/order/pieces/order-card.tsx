import { isOpen, type OrderStatus, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Stepper } from '@peerbourse/ui/figures/stepper';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useOrderText } from '../order-text.ts';
import { sideOf, stepsOf } from '../order-view.ts';
import { DeadlineRing } from '../time/time-left.tsx';

export const titleId = 'order-title';

interface OrderCardProps {
  order: OrderDetail;
  /** Under the lead, such as why an order is over. */
  note?: ReactNode;
  /** What the state is about. */
  children?: ReactNode;
  /** What can be done now. */
  actions?: ReactNode;
}

/** One state of an order as one side sees it: what it is, how long it lasts, what it is about, and what to do. */
export function OrderCard({ order, note, children, actions }: OrderCardProps) {
  const { title, lead } = useOrderText(order);
  return (
    <section
      aria-labelledby={titleId}
      className="max-tablet:contents tablet:grid tablet:gap-5 tablet:rounded-large tablet:border tablet:border-line tablet:p-6"
    >
      <div className="grid gap-5">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <Kicker order={order} />
            <h1 id={titleId} tabIndex={-1} className="text-24 font-bold wrap-anywhere outline-none tablet:text-28">
              {title}
            </h1>
            <p className="max-w-140 text-ink-soft">{lead}</p>
            {note}
          </div>
          {order.automatic && <DeadlineRing order={order} at={order.automatic.at} />}
        </div>
        <div className="empty:hidden tablet:hidden">
          <OrderSteps order={order} />
        </div>
      </div>
      {children}
      {actions}
    </section>
  );
}

function Kicker({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const { steps, current } = stepsOf(order);
  if (isOpen({ status: order.orderStatus as OrderStatus })) {
    return <p className="text-13 font-semibold text-brand">{t('step', { step: current + 1, all: steps.length })}</p>;
  }
  const isCompleted = current === steps.length;
  return (
    <p>
      <StatusTag tone={isCompleted ? 'success' : 'quiet'} label={t(isCompleted ? 'state_completed' : 'state_cancelled')} />
    </p>
  );
}

/** A cancelled order leads nowhere any more. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  if (order.orderStatus === orderStatus.cancelled) return null;
  const side = sideOf(order);
  const { steps, current } = stepsOf(order);
  const isYou = {
    accept: order.orderType === order.currencyUserSide,
    pay: side === 'buyer',
    release: side === 'seller',
  };
  return (
    <Stepper
      label={t('steps')}
      steps={steps.map((step) => ({
        key: step,
        label: step === 'locked' || step === 'end' ? t(`step_${step}`) : t(`step_${step}_${isYou[step] ? 'you' : 'other'}`),
      }))}
      current={current}
      doneLabel={t('step_done')}
      currentLabel={t('step_current')}
    />
  );
}

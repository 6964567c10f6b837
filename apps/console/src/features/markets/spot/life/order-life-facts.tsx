import type { ReactNode } from 'react';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import type { OrderLife } from './order-life.query.ts';
import { reasonText, selfTradeText } from './order-step-text.ts';

export interface OrderLifeFactsProps {
  life: OrderLife;
  /** Why somebody looks; nothing where it was said before. */
  reason: ViewReason | undefined;
}

/** The order as its owner sees it, whose it is, and by which numbers it is found elsewhere. */
export function OrderLifeFacts({ life, reason = 'support-request' }: OrderLifeFactsProps) {
  const { order, userId, mainUserId, orderId, shard, otherOrderNo, held, holdCoin, isWhole } = life;
  const facts: ReadonlyArray<readonly [name: string, value: ReactNode]> = [
    ['Market', order.symbol],
    ['Order', `${order.side} ${order.type}, ${order.timeInForce}`],
    ['State', order.reason === null ? order.state : `${order.state}: ${reasonText(order.reason)}`],
    ['Price', order.price ?? 'any within the bands'],
    order.quantity === null ? ['To be spent', order.amount ?? 'none'] : ['Quantity', order.quantity],
    ['Trigger price', order.triggerPrice === null ? 'none' : `${order.triggerPrice}, by ${order.triggerBy} price`],
    ['Filled', `${order.filledQuantity}, for ${order.filledAmount}`],
    ['Average price', order.averagePrice ?? 'none'],
    ['Fee', `${order.fee} ${order.feeCoin}`],
    ['Held', `${held} ${holdCoin}`],
    ['If it meets one of the same person', selfTradeText[order.selfTrade]],
    ['Client order id', order.clientOrderId ?? 'none'],
    ['Other order of its pair', otherOrderNo ?? 'none'],
    ['Ends at (UTC)', order.expiresAt === null ? 'never' : <MomentText key="expires" at={order.expiresAt} />],
    ['Owner', userId === mainUserId ? userId : `${userId}, a sub-account of ${mainUserId}`],
    ['In the log', `order ${orderId}, shard ${shard}`],
  ];
  return (
    <div className="grid gap-3 border-t border-line px-4 py-4 tablet:px-5">
      {!isWhole && (
        <Notice tone="watch" isSpoken={false}>
          Too much was matched during its life to look through all of it. The beginning and the end are here, steps between them may be
          missing.
        </Notice>
      )}
      <FactGrid facts={facts} />
      <p>
        <CustomerLink userId={userId} reason={reason} />
      </p>
    </div>
  );
}

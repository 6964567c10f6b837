import type { Format } from '@peerbourse/rules/formats/format';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { clockTime, isolated, isolatedName } from '#features/p2p/shared/figure-text.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { nameOf, otherOf, sideOf, viewOf } from './order-view.ts';

export interface OrderText {
  /** In the currency. */
  amount: string;
  /** What changes hands in escrow. */
  coins: string;
  /** The other one of the two. */
  name: string;
  title: string;
  lead: string;
  /** What happens by itself if nobody acts. */
  consequence: string | undefined;
}

/** An order in words. */
export function useOrderText(order: OrderDetail): OrderText {
  const t = useText('p2p-orders');
  const format = useFormat();
  const view = viewOf(order);
  const side = sideOf(order);
  const values = {
    amount: isolated(format.fiat(order.orderPrice, order.fiatCode)),
    coins: isolated(coinsText(order, format)),
    name: isolatedName(nameOf(otherOf(order))),
  };
  const { automatic } = order;
  return {
    ...values,
    title: t(`title_${view}`, values),
    lead: t(`lead_${view}`, values),
    consequence:
      automatic && isDeadline(automatic.command)
        ? t(`zero_${deadlines[automatic.command]}_${side}`, { time: isolated(clockTime(automatic.at)) })
        : undefined,
  };
}

const deadlines = {
  'expire-acceptance': 'expire_acceptance',
  'expire-payment': 'expire_payment',
  'expire-release': 'expire_release',
  'lapse-request': 'lapse_request',
  'expire-request': 'expire_request',
} as const;

function isDeadline(command: string): command is keyof typeof deadlines {
  return command in deadlines;
}

/** A buyer reads what they get, a seller what they give. */
export function coinsText(order: Pick<OrderDetail, 'received' | 'orderAmount' | 'coinCode' | 'currencyUserSide'>, format: Format): string {
  return format.amount(sideOf(order) === 'buyer' ? order.received : order.orderAmount, order.coinCode);
}

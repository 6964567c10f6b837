import { displayDecimal } from '@peerbourse/rules/money';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
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
  const view = viewOf(order);
  const side = sideOf(order);
  const values = {
    amount: isolated(useFiatAmount(order)),
    coins: isolated(coinsText(order)),
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

/** With as many digits as the currency has. */
export function useFiatAmount({ orderPrice, fiatCode }: Pick<OrderDetail, 'orderPrice' | 'fiatCode'>): string {
  const decimals = useRead(fiatListQuery)?.fiatList.find((fiat) => fiat.fiatCode === fiatCode)?.decimals ?? 2;
  return `${displayDecimal(orderPrice, decimals)} ${fiatCode}`;
}

/** A buyer reads what they get, a seller what they give. */
export function coinsText(order: Pick<OrderDetail, 'received' | 'orderAmount' | 'coinCode' | 'currencyUserSide'>): string {
  return `${displayDecimal(sideOf(order) === 'buyer' ? order.received : order.orderAmount)} ${order.coinCode}`;
}

/** Hours and minutes, in UTC like every time of the site. */
export function clockTime(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

/** Keeps a figure on one line and from left to right, whatever the sentence round it does. */
export function isolated(figure: string): string {
  return `\u2066${figure.replaceAll(' ', '\u00a0')}\u2069`;
}

/** The same for a name, whose own letters say how it runs. */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`;
}

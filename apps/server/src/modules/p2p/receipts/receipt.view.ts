import { formatUnits } from '@peerbourse/rules/money';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { type Receipt, type ReceiptPerson, receiptVersion } from '@peerbourse/rules/receipts/receipt';
import type { ChainedOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Trader } from '#modules/p2p/p2p-users/index.ts';
import { must } from '#platform/refusal.ts';

interface Parties {
  installation: Receipt['installation'];
  buyer: Trader;
  seller: Trader;
}

export function receiptView(order: ChainedOrder, { installation, buyer, seller }: Parties): Receipt {
  const { closeReason, closedAt } = order;
  must(closeReason && closedAt, 'an order that is over has a reason and a time');
  const coins = (units: bigint) => formatUnits(units, order.coinScale);
  return {
    version: receiptVersion,
    installation,
    orderNo: order.orderNo,
    state: order.status === orderStatus.completed ? 'completed' : 'cancelled',
    closeReason,
    buyer: personView(buyer),
    seller: personView(seller),
    coin: order.coin,
    fiat: order.fiat,
    price: formatUnits(order.price, p2pPriceScale),
    amount: formatUnits(order.amount, order.fiatDecimals),
    quantity: coins(order.quantity),
    buyerFee: coins(order.buyerFee),
    sellerFee: coins(order.sellerFee),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    closedAt: closedAt.toISOString(),
    issuedAt: order.now.toISOString(),
    eventCount: order.eventCount,
    eventHead: order.eventHead,
  };
}

function personView({ encryptUserId, nickName }: Trader): ReceiptPerson {
  return { id: encryptUserId, nickName };
}

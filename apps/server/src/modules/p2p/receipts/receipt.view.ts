import { formatUnits } from '@peerbourse/rules/money';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { splitEscrow } from '@peerbourse/rules/p2p-orders/split-escrow';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { type Receipt, type ReceiptPerson, type ReceiptRuling, receiptVersion } from '@peerbourse/rules/receipts/receipt';
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
    ruling: rulingView(order),
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

/** What staff decided about the coins in escrow; null where nobody had to. */
export function rulingView(order: ChainedOrder): ReceiptRuling | null {
  const { grounds, fault, status, quantity, sellerFee, buyerFee, buyerPart } = order;
  if (grounds === null) return null;
  const coins = (units: bigint) => formatUnits(units, order.coinScale);
  if (buyerPart !== null) {
    const { buyer, seller } = splitEscrow(order, buyerPart);
    return { grounds, fault, toBuyer: coins(buyer), toSeller: coins(seller) };
  }
  const isReleased = status === orderStatus.completed;
  return { grounds, fault, toBuyer: coins(isReleased ? quantity - buyerFee : 0n), toSeller: coins(isReleased ? 0n : quantity + sellerFee) };
}

function personView({ encryptUserId, nickName }: Trader): ReceiptPerson {
  return { id: encryptUserId, nickName };
}
